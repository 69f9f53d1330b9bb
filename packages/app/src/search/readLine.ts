import { splitWords } from '@lively/engine';
import type { Commune } from '@lively/engine/communes';
import { type Dictionary, understand } from '@lively/engine/understand';
import type { CommuneServices } from '../data/Backend';
import type { Language } from '../i18n/languages';
import { type ReadLine, toReadLine, usableFilters } from './toReadLine';
import { toTextLine } from './toTextLine';

/** The words of each language that has a grammar; the lines of another one stay text. */
const dictionaries: Readonly<Partial<Record<Language, () => Promise<Dictionary>>>> = {
  fr: async () => (await import('@lively/engine/understand/fr')).frenchDictionary,
  en: async () => (await import('@lively/engine/understand/en')).englishDictionary,
  es: async () => (await import('@lively/engine/understand/es')).spanishDictionary,
};

/** Names that the database is asked for at a time. */
const mostNames = 100;

/** What a line is read with. */
export interface ReadLineOptions {
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the visitor: IANA name. */
  readonly timeZone: string;
  readonly communes: Pick<CommuneServices, 'findNamed'>;
}

/**
 * Reads a search line: the filters it names, and the text that is left. The server does it for a form without scripts, the
 * browser for all others.
 *
 * @throws Error where the words or the communes cannot be loaded.
 */
export async function readLine(
  line: string,
  { language, communes, ...when }: ReadLineOptions,
  signal: AbortSignal,
): Promise<ReadLine> {
  const dictionary = await dictionaries[language]?.();
  if (!dictionary) return { ...toTextLine(line), questions: [] };
  const read = (findCommunes: (name: string) => readonly Commune[]) =>
    understand(line, { ...when, dictionary, findCommunes, usable: usableFilters });
  const asked = new Set<string>();
  // The first reading only tells which names may be places.
  read((name) => {
    asked.add(name);
    return [];
  });
  const found = asked.size ? await communes.findNamed([...asked].slice(0, mostNames), signal) : [];
  return toReadLine(
    line,
    read((name) =>
      found.filter((commune) => splitWords(commune.name).join(' ') === name || commune.postalCodes.includes(name)),
    ),
  );
}
