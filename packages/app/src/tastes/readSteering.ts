import { splitWords, today } from '@lively/engine';
import { createPlaceFinder } from '@lively/engine/areas';
import { type Commune, otherNamesOf } from '@lively/engine/communes';
import { type Steering, type SteeringDictionary, steer } from '@lively/engine/steering';
import type { Dictionary } from '@lively/engine/understand';
import type { Language } from '../i18n/languages';

/** The words of each language: those of searches, and those that steer. */
const dictionaries: Readonly<Record<Language, () => Promise<readonly [Dictionary, SteeringDictionary]>>> = {
  fr: async () => [
    (await import('@lively/engine/understand/fr')).frenchDictionary,
    (await import('@lively/engine/steering/fr')).frenchSteering,
  ],
  en: async () => [
    (await import('@lively/engine/understand/en')).englishDictionary,
    (await import('@lively/engine/steering/en')).englishSteering,
  ],
  es: async () => [
    (await import('@lively/engine/understand/es')).spanishDictionary,
    (await import('@lively/engine/steering/es')).spanishSteering,
  ],
};

/**
 * Reads sentences about a list on this device.
 *
 * @param towns - The communes that are known: the same for every visitor, because a request for a name would tell a taste.
 * @throws Error if the words cannot be loaded.
 */
export async function readSteering(
  line: string,
  { language, towns, now }: { language: Language; towns: readonly Commune[]; now: number },
): Promise<Steering> {
  const [dictionary, steering] = await dictionaries[language]();
  const isNamed = ({ name }: Commune, text: string) => {
    const key = splitWords(name).join(' ');
    return key === text || otherNamesOf(key, language).includes(text);
  };
  return steer(line, {
    today: today(now, Intl.DateTimeFormat().resolvedOptions().timeZone),
    dictionary,
    steering,
    findPlaces: createPlaceFinder((name) => towns.filter((commune) => isNamed(commune, name))),
  });
}
