import { chooseReading } from './chooseReading.ts';
import { indexIn } from './createGrammar.ts';
import { joinDays, toDays } from './joinDays.ts';
import type { PlaceSearch } from './PlaceSearch.ts';
import { readAges } from './readAges.ts';
import { type Groups, readDays } from './readDays.ts';
import { readHours, readPart, toHours } from './readHours.ts';
import { readPlace, roundRadius } from './readPlace.ts';
import type { Choice, Filter, Weekday } from './Understanding.ts';

/**
 * The meaning of words: filters, or a choice between filters. Both are empty for words that are certainly not a filter
 * and stay text.
 */
export interface Reading {
  readonly filters: readonly Filter[];
  readonly options?: Choice['options'];
  /** The number of tokens after the phrase that belong to it: the name of a place. */
  readonly length?: number;
  /** Whether only `FurtherReader` reads the words. */
  readonly isFurther?: true;
}

/** Part of `FurtherReader`. */
export interface SchoolHolidayReader {
  readSchoolHolidays(groups: Groups, context: PhraseContext): Reading;
}

export interface PhraseContext extends PlaceSearch {
  /** The number of the day. */
  readonly today: number;
  readonly further?: SchoolHolidayReader | undefined;
}

/**
 * Returns the meaning of a phrase of the dictionary; undefined if it has no such meaning, so that its words may have another one.
 */
export function readPhrase(meaning: string, groups: Groups, end: number, context: PhraseContext): Reading | undefined {
  if (meaning.includes('=')) return withPart({ filters: readFixed(meaning) }, groups, context);
  const reader = readers[meaning];
  if (reader) return reader(groups, context, end);
  if (groups.h) {
    const hours = readHours(meaning, groups);
    return hours && { filters: [{ filter: 'hours', value: hours }] };
  }
  const days = readDays(meaning, groups, context.today, context.grammar.dictionary);
  // « le 4 ou le 8 décembre »
  const filters = groups.sep && days && joinDays(days.flat());
  // Days that do not exist are text.
  const meanings = days?.map(toDays).filter((each) => each.length) ?? [];
  return days && withPart(filters ? { filters } : toChoice(meanings), groups, context);
}

type Reader = (groups: Groups, context: PhraseContext, end: number) => Reading | undefined;

const readers: Readonly<Record<string, Reader>> = {
  price: ({ f, e, c = '0' }) => ({
    filters: [
      ...(f ? [{ filter: 'minPrice', value: Number(f) } as const] : []),
      ...(e ? [{ filter: 'maxPrice', value: Number(`${e}.${c}`) } as const] : []),
    ],
  }),
  hours: ({ p = '' }, { grammar }) => ({ filters: [{ filter: 'hours', value: readPart(p, grammar.dictionary) }] }),
  every: (groups, context) => {
    const weekday = (indexIn(context.grammar.dictionary.weekdays, groups.w) + 1) as Weekday;
    return withPart({ filters: [{ filter: 'weekdays', value: [weekday] }] }, groups, context);
  },
  school: (groups, context) => context.further?.readSchoolHolidays(groups, context) ?? { filters: [], isFurther: true },
  age: ({ q = 0, q2 = q, u }) => {
    // « 18 mois »
    const years = (age: number | string) => Math.floor(Number(age) / (u ? 12 : 1));
    return { filters: readAges(years(q), years(q2)) };
  },
  under: ({ q }) => ({ filters: readAges(0, Number(q) - 1) }),
  // « En » and « dans » stand before areas: see `findArea`.
  place: (groups, context, end) => readPlace(context, end, undefined, groups.in && 'la '),
  near: (groups, context, end) => {
    const radius = roundRadius(groups);
    return radius && readPlace(context, end, radius);
  },
  radius: (groups) => {
    const value = roundRadius(groups);
    return value && { filters: [{ filter: 'radius', value }] };
  },
};

/** Returns the only meaning of some words, or a choice between several. */
export function toChoice(meanings: readonly (readonly Filter[])[]): Reading {
  return chooseReading(meanings.map((filters) => ({ label: filters.map(({ value }) => value).join(), filters })));
}

/** Adds the hours of a part of the day, as in « demain soir ». */
function withPart({ filters, options = [] }: Reading, { p }: Groups, { grammar }: PhraseContext): Reading {
  const hours = p && readPart(p, grammar.dictionary);
  const add = (to: readonly Filter[]): readonly Filter[] =>
    hours && to.length ? [...to, { filter: 'hours', value: hours }] : to;
  return { filters: add(filters), options: options.map((option) => ({ ...option, filters: add(option.filters) })) };
}

/** Reads a fixed filter of a dictionary, such as `hours=06:00-12:00`. A test compares the values with those of the filters. */
function readFixed(meaning: string): Filter[] {
  const [filter = '', text = ''] = meaning.split('=');
  const values: Readonly<Record<string, unknown>> = { hours: toHours(text), weekdays: [...text].map(Number) };
  const value = values[filter] ?? (/Price/.test(filter) ? Number(text) : text === '1' || text);
  return [{ filter, value } as Filter];
}
