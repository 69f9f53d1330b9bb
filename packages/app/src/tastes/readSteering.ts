import { today } from '@lively/engine';
import { createPlaceFinder } from '@lively/engine/areas';
import type { Commune } from '@lively/engine/communes';
import { type Steering, type SteeringDictionary, steer } from '@lively/engine/steering';
import type { Language } from '../i18n/languages';
import { loadDictionary } from '../search/loadDictionary';

/** The words of each language that steer. */
const dictionaries: Readonly<Record<Language, () => Promise<SteeringDictionary>>> = {
  fr: async () => (await import('@lively/engine/steering/fr')).frenchSteering,
  en: async () => (await import('@lively/engine/steering/en')).englishSteering,
  es: async () => (await import('@lively/engine/steering/es')).spanishSteering,
};

interface ReadSteeringOptions {
  readonly language: Language;
  /** Finds the communes of a name among those that are the same for every visitor: a request for a name would tell a taste. */
  readonly findTowns: (name: string) => readonly Commune[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Reads sentences about a list on this device.
 *
 * @throws Error if the words cannot be loaded.
 */
export async function readSteering(line: string, { language, findTowns, now }: ReadSteeringOptions): Promise<Steering> {
  const [dictionary, steering] = await Promise.all([loadDictionary(language), dictionaries[language]()]);
  return steer(line, {
    today: today(now, Intl.DateTimeFormat().resolvedOptions().timeZone),
    dictionary,
    steering,
    findPlaces: createPlaceFinder(findTowns),
  });
}
