import { areaOf } from '../src/areas/areas.ts';
import { createPlaceFinder } from '../src/areas/createPlaceFinder.ts';
import type { Commune } from '../src/communes/Commune.ts';
import { further } from '../src/understand/further.ts';
import type { Span } from '../src/understand/Understanding.ts';
import type { UnderstandingOptions } from '../src/understand/UnderstandingOptions.ts';
import { understand } from '../src/understand/understand.ts';

/** A filter or a choice that the grammar read, in the form of the labels: `days` and `2026-12-12_2026-12-15`. */
export interface Found {
  readonly filter: string;
  readonly value: string;
  readonly words: Span;
}

interface FoundInLine {
  readonly filters: readonly Found[];
  /** Their filter is `choice`, without a value. */
  readonly choices: readonly Found[];
  readonly text: string;
  readonly unread: readonly Span[];
}

/** The options for reading a line, with the communes by name instead of all places. */
export type ReadFoundOptions = Omit<UnderstandingOptions, 'findPlaces'> & {
  readonly findCommunes: (name: string) => readonly Commune[];
};

/** Reads a line with the grammar. Communes and areas have their names as values. */
export function readFound(line: string, options: ReadFoundOptions): FoundInLine {
  const names = new Map<string, string>();
  const findCommunes = (name: string): readonly Commune[] => {
    const communes = options.findCommunes(name);
    for (const each of communes) names.set(each.code, each.name);
    return communes;
  };
  const { filters, choices, text, unread } = understand(line, {
    further,
    ...options,
    findPlaces: createPlaceFinder(findCommunes),
  });
  return {
    filters: filters.map(({ filter, value, words }) => ({ filter, value: toLabel(filter, value, names), words })),
    choices: choices.map(({ words }) => ({ filter: 'choice', value: '', words })),
    text,
    unread,
  };
}

/** Formats what was read or labelled: `day=tonight «ce soir»`. */
export function showFound(line: string, { filter, value, words }: Found): string {
  return `${filter}=${value} «${line.slice(...words)}»`;
}

export const overlaps = ([start, end]: Span, [from, to]: Span): boolean => start < to && from < end;

/** Writes a run of one day as the day. */
export const shortenRun = (days: string): string => days.replace(/^(.+)_\1$/, '$1');

function toLabel(filter: string, value: unknown, names: ReadonlyMap<string, string>): string {
  if (filter === 'commune') return names.get(String(value)) ?? String(value);
  if (!Array.isArray(value)) return String(value);
  if (filter === 'areas' || filter === 'withoutAreas')
    return value.map((code) => (areaOf(code)?.name ?? names.get(code) ?? code).replaceAll('’', "'")).join(',');
  if (filter === 'hours') return value.join('-');
  if (filter === 'age') return [...new Set(value)].join('-');
  return filter === 'days' ? shortenRun(value.join('_')) : value.join(',');
}
