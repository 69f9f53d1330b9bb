import { today } from '@lively/engine';
import { createPlaceFinder } from '@lively/engine/areas';
import { type Commune, frenchNamesOf } from '@lively/engine/communes';
import { type FurtherReader, understand } from '@lively/engine/understand';
import type { CommuneServices } from '../data/Backend';
import type { Language } from '../i18n/languages';
import { indexCommunes } from './indexCommunes';
import { loadDictionary } from './loadDictionary';
import { type ReadLine, toReadLine, usableFilters } from './toReadLine';

/** The maximum number of names per request. */
const maxNames = 100;

/** The context of a line. */
export interface ReadLineOptions {
  readonly language: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The time zone of the visitor: IANA name. */
  readonly timeZone: string;
  readonly communes: Pick<CommuneServices, 'findNamed'>;
}

/**
 * Parses a search line into filters and the remaining text. The server does it for a form without scripts, the browser
 * otherwise.
 *
 * @throws Error if the words or the communes cannot be loaded.
 */
export async function readLine(
  line: string,
  { language, communes, now, timeZone }: ReadLineOptions,
  signal: AbortSignal,
): Promise<ReadLine> {
  const dictionary = await loadDictionary(language);
  const read = (findCommunes: (name: string) => readonly Commune[], further?: FurtherReader) =>
    understand(line, {
      further,
      today: today(now, timeZone),
      dictionary,
      findPlaces: createPlaceFinder(findCommunes),
      usable: usableFilters,
    });
  const asked = new Set<string>();
  // The first passes only collect the names that may be places.
  const collect = (name: string) => {
    asked.add(name);
    return [];
  };
  const first = read(collect);
  const { further } = first.needsFurther ? await import('@lively/engine/understand/further') : nothingFurther;
  const placeless = further ? read(collect, further) : first;
  const names = [...asked].slice(0, maxNames);
  const found = names.length ? await communes.findNamed([...names, ...frenchNamesOf(names)], signal) : [];
  return toReadLine(line, found.length ? read(indexCommunes(found, language), further) : placeless);
}

const nothingFurther = { further: undefined };
