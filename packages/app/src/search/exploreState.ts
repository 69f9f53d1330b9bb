import {
  type CivilDate,
  dropForbiddenCharacters,
  eventCategories,
  isDay,
  mapNames,
  parseCategory,
  preferenceCategories,
  type SubcategorySlug,
} from '@lively/engine';
import { accessNeeds, sorts } from '@lively/engine/constants';
import type { Topic, Weekday } from '@lively/engine/understand';
import { dayFilters, type EventQuery, type ListCategory, radii } from '../data/EventQuery';
import { eventKinds } from '../data/eventKinds';
import { defaultRadius, eventQueryDefaults } from '../data/eventQueryDefaults';
import { lineParameter } from '../navigation/lineParameter';

/** The URL state of the explore page. The rest is derived from it. */
export interface ExploreState extends Omit<EventQuery, 'near' | 'limit' | 'box'> {
  /** The number of pages to show, from 1. */
  readonly pages: number;
  /** The line that filters were parsed from, marked with their meaning (`formatMarkedLine`). It does not filter. */
  readonly markedLine: string;
  /** How the events are shown. */
  readonly view: ExploreView;
}

/** How explore shows its events: as cards, or on a map. */
export type ExploreView = (typeof exploreViews)[number];
export const exploreViews = ['list', 'map'] as const;

/** The filters: all fields except sort, page, line and view. */
export type ExploreFilters = Omit<ExploreState, 'sort' | 'pages' | 'markedLine' | 'view'>;

const maxPages = 40;
const maxTextLength = 200;
/** The maximum number of topics in a list: that of the database. */
const maxTopics = 20;
/** The maximum number of places in a list: that of the database. */
const maxAreas = 20;
/** The maximum length of a marked line. */
const maxMarkedLineLength = 500;

/** Reads the state from the parameters of the URL. Invalid values are ignored. */
export function parseExploreState(parameters: URLSearchParams): ExploreState {
  const pages = Number(parameters.get('page'));
  const commune = parseCommune(parameters.get('commune'));
  const listOf = (name: string) => parameters.get(name)?.split(',') ?? [];
  const category = readCategory(parameters.get('category') ?? '');
  return {
    text: readText(parameters.get(lineParameter) ?? parameters.get('q')),
    // « Lyon 3e » lists all of Lyon: see `cityOf` of the engine.
    city: readText(parameters.get('city')).replace(/ \d.*/s, '') || null,
    commune,
    areas: readAreas(listOf('areas')),
    withoutAreas: readAreas(listOf('outside')),
    radius: commune ? (oneOf(radii, parameters.get('radius')) ?? defaultRadius) : 0,
    category,
    subcategory: readSubcategory(parameters.get('subcategory'), category),
    topics: sortTopics(listOf('topics')),
    without: sortTopics(listOf('without')),
    day: oneOf(dayFilters, parameters.get('date')) ?? 'all',
    days: parseDays(parameters.get('date')),
    weekdays: readWeekdays(listOf('weekdays')),
    hours: parseHours(parameters.get('hours')),
    ...readPrices(parameters.get('price') ?? ''),
    age: parseAge(parameters.get('age')),
    access: accessNeeds.filter((need) => listOf('access').includes(need)),
    ...mapNames(eventKinds, (kind) => parameters.get(kind) === 'on'),
    sort: oneOf(sorts, parameters.get('sort')) ?? eventQueryDefaults.sort,
    markedLine: readMarkedLine(parameters.get('words')),
    view: parameters.get('view') === 'map' ? 'map' : 'list',
    pages: Number.isInteger(pages) && pages > 1 ? Math.min(pages, maxPages) : 1,
  };
}

export const everyWeekday: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Returns the URL parameters for a state, without the defaults. */
export function formatExploreState(state: ExploreState): URLSearchParams {
  const { commune, radius, days, day, hours, minPrice, maxPrice, sort, pages, view } = state;
  const texts: Readonly<Record<string, string | null | undefined | false>> = {
    q: state.text,
    city: state.city,
    commune,
    radius: commune && radius !== defaultRadius && String(radius),
    areas: state.areas.join(','),
    outside: state.withoutAreas.join(','),
    category: state.category,
    subcategory: state.subcategory,
    topics: sortTopics(state.topics).join(','),
    without: sortTopics(state.without).join(','),
    date: days ? days.join('_') : day !== 'all' && day,
    weekdays: state.weekdays.join(','),
    hours: hours ? hours.map(formatHour).join('-') : null,
    price: minPrice === null ? maxPrice?.toString() : `${minPrice}-${maxPrice ?? ''}`,
    age: state.age,
    access: state.access.join(','),
    ...mapNames(eventKinds, (kind) => state[kind] && 'on'),
    sort: sort !== eventQueryDefaults.sort && sort,
    page: pages > 1 && String(pages),
    words: state.markedLine,
    view: view !== 'list' && view,
  };
  const parameters = new URLSearchParams();
  for (const [name, text] of Object.entries(texts)) if (text) parameters.set(name, text);
  return parameters;
}

/** The state without filters. */
export const noFilters: ExploreFilters = (({ near: _near, limit: _limit, box: _box, sort: _sort, ...filters }) =>
  filters)(eventQueryDefaults);

/** The state of a place for all of France. */
export const anywhere = { commune: null, radius: 0, areas: [], withoutAreas: [], city: null } as const;

/** Whether a state has a filter. */
export function hasFilters(state: ExploreState): boolean {
  const other = { sort: eventQueryDefaults.sort, pages: 1, markedLine: '', view: 'list' } as const;
  return formatExploreState({ ...state, ...other }).size > 0;
}

/**
 * Lists the states whose list is shown for a list that the text empties, the best first: with the corrected text, then without
 * text, unless there is no other filter: all events are no answer.
 */
export function listReplacements(state: ExploreState, correction: string | null): ExploreState[] {
  const others = [correction, ''].flatMap((text) =>
    text === null || text === state.text ? [] : [{ ...state, text, pages: 1 }],
  );
  return others.filter(hasFilters);
}

/** Returns the query for a state. */
export function toEventQuery({ pages: _, markedLine: __, view: ___, ...state }: ExploreState): EventQuery {
  return { ...eventQueryDefaults, ...state };
}

/**
 * Removes the characters that no text of the database contains: NUL would refuse the query, and others break feeds. Cuts first,
 * because half of a pair of surrogates may remain.
 */
function readText(text: string | null): string {
  return dropForbiddenCharacters((text ?? '').slice(0, maxTextLength));
}

/** Ignores a marked line that is too long: cutting it would change its meaning. */
function readMarkedLine(text: string | null): string {
  return text && text.length <= maxMarkedLineLength ? dropForbiddenCharacters(text) : '';
}

/** Parses `2026-11-20_2026-11-24`. The first day must not be after the last. */
function parseDays(text: string | null): readonly [CivilDate, CivilDate] | null {
  const [first, last, ...others] = text?.split('_') ?? [];
  if (!first || !last || others.length || !isDay(first) || !isDay(last) || first > last) return null;
  return [first, last];
}

function readCategory(text: string): ListCategory | null {
  return text === 'notice' ? text : parseCategory(text);
}

const topics: readonly Topic[] = [
  ...eventCategories.map(({ slug }) => slug),
  ...preferenceCategories.flatMap(({ subcategories }) => subcategories),
];

/** Returns the topics in the order of the taxonomy, once each: equal lists have equal URLs. */
function sortTopics(slugs: readonly string[]): readonly Topic[] {
  return topics.filter((topic) => slugs.includes(topic)).slice(0, maxTopics);
}

/** Reads a subcategory. With a category, only a subcategory of its family is valid. */
export function readSubcategory(text: string | null, category: ListCategory | null): SubcategorySlug | null {
  const families = preferenceCategories.filter(
    ({ categories }) => !category || category === 'notice' || categories.includes(category),
  );
  return (
    oneOf(
      families.flatMap(({ subcategories }) => subcategories),
      text,
    ) ?? null
  );
}

/** Parses `20-24` or `8.30-12`: from an hour, before another. */
function parseHours(text: string | null): readonly [string, string] | null {
  const [, h1 = '', m1 = '00', h2 = '', m2 = '00'] =
    /^(\d\d?)(?:\.([0-5]\d))?-(\d\d?)(?:\.([0-5]\d))?$/.exec(text ?? '') ?? [];
  const [from, before] = [`${h1.padStart(2, '0')}:${m1}`, `${h2.padStart(2, '0')}:${m2}`];
  return h1 && from < before && before <= '24:00' && (from > '00:00' || before < '24:00') ? [from, before] : null;
}

function formatHour(hour: string): string {
  return `${Number(hour.slice(0, 2))}${hour.endsWith(':00') ? '' : `.${hour.slice(3)}`}`;
}

/** Parses the format of a French commune's code; only the database can check whether it exists. */
function parseCommune(text: string | null): string | null {
  return text && /^(\d\d|2[AB])\d{3}$/.test(text) ? text : null;
}

/** Whether a text has the format of the code of a department, a region, a commune or a district. */
function isArea(text: string): boolean {
  return /^(\d\d[\dR]?|(\d\d|2[AB])(\d{3})?|[A-Z]{1,3})$/.test(text);
}

function parsePrice(text: string | undefined): number | null {
  const price = text ? Number(text) : Number.NaN;
  return price >= 0 && price <= 10_000 ? price : null;
}

/** Parses the years of a child: `4`, the range `6-10` in any order, as the database does, or `family`. */
function parseAge(text: string | null): string | null {
  if (text === 'family') return text;
  if (!text || !/^(\d|1[0-7])(-(\d|1[0-7]))?$/.test(text)) return null;
  const ages = text.split('-').map(Number);
  return ages.sort((one, other) => one - other).join('-');
}

/** Parses `20`, `10-20` or `10-`. At least 0 is no filter. */
function readPrices(text: string): Pick<ExploreState, 'minPrice' | 'maxPrice'> {
  const [, cheapest, dearest] = /^(?:([\d.]+)-)?([\d.]*)$/.exec(text) ?? [];
  const [minPrice, maxPrice] = [parsePrice(cheapest) || null, parsePrice(dearest)];
  return minPrice !== null && maxPrice !== null && minPrice > maxPrice
    ? { minPrice: null, maxPrice: null }
    : { minPrice, maxPrice };
}

/** Reads the days of a week. All of them are no filter. */
function readWeekdays(list: readonly string[]): ExploreState['weekdays'] {
  const weekdays = everyWeekday.filter((weekday) => list.includes(`${weekday}`));
  return weekdays.length < everyWeekday.length ? weekdays : [];
}

function readAreas(list: readonly string[]): readonly string[] {
  return [...new Set(list)].filter(isArea).slice(0, maxAreas);
}

function oneOf<Value extends string | number>(values: readonly Value[], text: string | null): Value | undefined {
  return values.find((value) => String(value) === text);
}
