import type { Filter, FilterName, Span, Understanding } from '@lively/engine/understand';
import { defaultRadius } from '../data/eventQueryDefaults';
import { anywhere, type ExploreState, readSubcategory } from './exploreState';
import { formatMarkedLine, type MarkedPart, openQuestion, unreadWords } from './markedLine';

/** The meaning of a line. */
export interface ReadLine {
  /** The filters in the line, the remaining text, and the marked line. Other filters stay unchanged. */
  readonly changed: Partial<ExploreState> & Pick<ExploreState, 'text' | 'markedLine'>;
  /** Kilometres around the visitor; null if the line does not ask for it. Only the device has the position. */
  readonly near: number | null;
  /** Ambiguous words, which stay text until a meaning is chosen. */
  readonly questions: readonly LineQuestion[];
}

/** A phrase with its possible meanings: `label` is the code of a department, or the letter of a holiday zone. */
export interface LineQuestion {
  readonly phrase: string;
  readonly options: readonly { readonly label: string; readonly changed: Partial<ExploreState> }[];
}

/** The URL parameter of each filter. */
const parameterOf = {
  day: 'date',
  days: 'date',
  weekdays: 'weekdays',
  commune: 'commune',
  radius: 'commune',
  // The words of the place: it has one control.
  areas: 'commune',
  withoutAreas: 'outside',
  category: 'category',
  subcategory: 'subcategory',
  topics: 'topics',
  without: 'without',
  hours: 'hours',
  online: 'online',
  minPrice: 'price',
  maxPrice: 'price',
  age: 'age',
  family: 'age',
  access: 'access',
  sort: 'sort',
} as const satisfies Partial<Record<FilterName, string>>;

/** The filters that the list can set. */
export const usableFilters: readonly FilterName[] = [
  ...(Object.keys(parameterOf) as (keyof typeof parameterOf)[]),
  'position',
];

/** Returns the changes to the list for a line. */
export function toReadLine(line: string, { filters, choices, text, unread }: Understanding): ReadLine {
  const isNear = filters.some(({ filter }) => filter === 'position');
  const around = filters.find((each) => each.filter === 'radius');
  // For events near the visitor, the radius waits for the position.
  const usable = filters.filter(({ filter }) => filter !== 'position' && !(isNear && filter === 'radius'));
  const isFestival = filters.some(({ filter, value }) => filter === 'category' && value === 'festival');
  const searched = isFestival ? usable.filter(isOutsideFestivals) : [];
  const kept = usable.filter((each) => !searched.includes(each));
  const marks = [
    ...kept.map((filter) => ({ words: filter.words, parameter: toParameter(filter) })),
    ...choices.map(({ words }) => ({ words, parameter: openQuestion })),
    ...unread.map((words) => ({ words, parameter: unreadWords })),
  ];
  return {
    changed: {
      ...toFilters(kept),
      text: [text, ...searched.map(({ words }) => line.slice(...words))].join(' ').trim(),
      markedLine: marks.length ? formatMarkedLine(cutLine(line, marks)) : '',
    },
    near: isNear ? (around?.value ?? defaultRadius) : null,
    questions: choices.map(({ words, options }) => ({
      phrase: line.slice(...words),
      options: options.map(({ label, filters }) => ({ label, changed: toFilters(filters) })),
    })),
  };
}

/** Whether a filter is a topic that no festival has: « jazz » in « festival de jazz ». Beside festivals, its words are searched. */
function isOutsideFestivals({ filter, value }: Filter): boolean {
  if (filter === 'category') return value !== 'festival';
  return filter === 'topics' || (filter === 'subcategory' && readSubcategory(value, 'festival') === null);
}

/** Returns the parameter of a filter; each access need has its own. */
function toParameter({ filter, value }: Filter): string {
  if (filter === 'access') return value;
  return filter in parameterOf ? parameterOf[filter as keyof typeof parameterOf] : '';
}

/** What a filter resets or sets, unless the line has a filter of it, too. */
const resets = {
  day: { weekdays: [] },
  days: { weekdays: [] },
  weekdays: { day: 'all', days: null },
  commune: { ...anywhere, radius: defaultRadius },
  areas: anywhere,
  category: { subcategory: null, topics: [] },
  subcategory: { category: null, topics: [] },
  topics: { category: null, subcategory: null },
  minPrice: { maxPrice: null },
  maxPrice: { minPrice: null },
  family: { age: 'family' },
} as const satisfies Partial<Record<FilterName, Partial<ExploreState>>>;

/** Converts the filters of a line to those of the list. */
function toFilters(filters: readonly Filter[]): Partial<ExploreState> {
  const access = filters.flatMap((each) => (each.filter === 'access' ? [each.value] : []));
  // Declared ages that contain those of two children contain all between them.
  const ages = filters.flatMap((each) => (each.filter === 'age' ? each.value : []));
  const without = filters.flatMap((each) => (each.filter === 'without' ? each.value : []));
  const withoutAreas = filters.flatMap((each) => (each.filter === 'withoutAreas' ? each.value : []));
  return Object.assign(
    {},
    ...filters.map(({ filter }) => (filter in resets ? resets[filter as keyof typeof resets] : {})),
    ...filters.map(toFilter),
    access.length ? { access } : {},
    ages.length ? { age: [...new Set([Math.min(...ages), Math.max(...ages)])].join('-') } : {},
    without.length ? { without: [...new Set(without)] } : {},
    withoutAreas.length ? { withoutAreas: [...new Set(withoutAreas)] } : {},
  );
}

function toFilter(each: Filter): Partial<ExploreState> {
  switch (each.filter) {
    case 'day':
      return { day: each.value, days: null };
    case 'days':
      return { days: each.value, day: 'all' };
    case 'commune':
      return { commune: each.value };
    case 'areas':
      return { areas: each.value };
    case 'radius':
      return { radius: each.value };
    case 'category':
      return { category: each.value };
    case 'subcategory':
      return { subcategory: each.value };
    case 'topics':
      return { topics: each.value };
    case 'hours':
      return { hours: each.value };
    case 'online':
      return { online: true };
    case 'weekdays':
      return { weekdays: each.value };
    case 'minPrice':
      return { minPrice: each.value };
    case 'maxPrice':
      return { maxPrice: each.value };
    case 'sort':
      return { sort: each.value };
    default:
      return {};
  }
}

/** Splits the line where words with a meaning begin or end. */
function cutLine(line: string, marks: readonly { words: Span; parameter: string }[]): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let from = 0;
  for (const {
    words: [start, end],
  } of marks.toSorted((one, other) => one.words[0] - other.words[0])) {
    if (start < from) continue;
    const named = marks.filter(({ words }) => words[0] === start).map(({ parameter }) => parameter);
    // A comma stays at its word.
    const closed = named.includes(openQuestion) ? end : end + (/^[,;.!?…]*/.exec(line.slice(end))?.[0].length ?? 0);
    parts.push({ text: line.slice(from, start), parameters: [] });
    parts.push({ text: line.slice(start, closed), parameters: [...new Set(named)] });
    from = closed;
  }
  parts.push({ text: line.slice(from), parameters: [] });
  return parts;
}
