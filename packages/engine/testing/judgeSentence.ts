import type { Commune } from '../src/communes/Commune.ts';
import type { Dictionary } from '../src/understand/Dictionary.ts';
import type { Span } from '../src/understand/Understanding.ts';
import { understand } from '../src/understand/understand.ts';
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
  const names = new Map<string, string>();
  const findAndName = (name: string) => {
    const communes = findCommunes(name);
    for (const each of communes) names.set(each.code, each.name);
    return communes;
  };
  const { filters, choices, text } = understand(line, { now, timeZone, dictionary, findCommunes: findAndName });
  const found = filters.map(({ filter, value, words }) => ({ filter, value: toLabel(filter, value, names), words }));
  const chosen = choices.map(({ words }) => ({ filter: 'choice', value: '', words }));
  const isLabelled = (one: Found) => parts.some((part) => agrees(part, one));
  const required = parts.filter(({ isOptional }) => !isOptional);
  const show = ({ filter, value, words }: Found) => `${filter}=${value} «${line.slice(...words)}»`;
  return {
    line,
    expected: required.length,
    missed: required.filter((part) => ![...found, ...chosen].some((one) => agrees(part, one))).map(show),
    wrong: found.filter((one) => !isLabelled(one)).map(show),
    read: [...found, ...chosen].map(show),
    text,
  };
}

interface Found {
  readonly filter: string;
  readonly value: string;
  readonly words: Span;
}

function agrees(part: LabelledPart, { filter, value, words }: Found): boolean {
  const overlaps = part.words[0] < words[1] && words[0] < part.words[1];
  return overlaps && part.filter === filter && (filter === 'choice' || sameDays(part.value) === value);
}

const sameDays = (value: string) => value.replace(/^(.+)_\1$/, '$1');

function toLabel(filter: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (filter === 'commune') return names.get(String(value)) ?? String(value);
  if (!Array.isArray(value)) return String(value);
  if (filter === 'hours') return value.join('-');
  return value[0] === value[1] ? String(value[0]) : value.join('_');
}
