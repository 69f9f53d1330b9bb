import type { Commune } from '../src/communes/Commune.ts';
import { today } from '../src/dates/civilDate.ts';
import type { Dictionary } from '../src/understand/Dictionary.ts';
import { type Found, overlaps, readFound, shortenRun, showFound } from './readFound.ts';
import type { LabelledPart, LabelledSentence } from './readSentences.ts';

/** The filters that the grammar read from a labelled sentence, compared with its labels. */
export interface Verdict {
  readonly line: string;
  /** The number of parts that had to become a filter. */
  readonly expected: number;
  readonly missed: readonly string[];
  /** Filters that are in no label. */
  readonly wrong: readonly string[];
  /** The filters that were read, for printing: `day=tonight «ce soir»`. */
  readonly read: readonly string[];
  readonly text: string;
}

export function judgeSentence(
  { line, parts, now, timeZone }: LabelledSentence,
  dictionary: Dictionary,
  findCommunes: (name: string) => readonly Commune[],
): Verdict {
  const { filters, choices, text } = readFound(line, { today: today(now, timeZone), dictionary, findCommunes });
  const found = [...filters, ...choices];
  const isLabelled = (one: Found) => parts.some((part) => agrees(part, one));
  const required = parts.filter(({ isOptional }) => !isOptional);
  const show = (one: Found) => showFound(line, one);
  return {
    line,
    expected: required.length,
    missed: required.filter((part) => !found.some((one) => agrees(part, one))).map(show),
    wrong: filters.filter((one) => !isLabelled(one)).map(show),
    read: found.map(show),
    text,
  };
}

function agrees(part: LabelledPart, { filter, value, words }: Found): boolean {
  const isSame = part.filter === filter && (filter === 'choice' || shortenRun(part.value) === value);
  return isSame && overlaps(part.words, words);
}
