import type { Choice, Filter, FilterName } from './Understanding.ts';

/** Tokens that were read together. */
export interface Match {
  readonly from: number;
  /** The index of the token after the last. */
  readonly to: number;
  readonly filters: readonly Filter[];
  readonly options?: Choice['options'] | undefined;
  readonly family?: string | undefined;
}

/** Filters with the same meaning. A line that contains two of them is not certain. */
const slots: Readonly<Partial<Record<FilterName, string>>> = { days: 'day', position: 'commune', areas: 'commune' };

/**
 * Removes the matches that contradict each other: « concert ou théâtre », « ce soir ou demain ». Both stay text, because one of
 * them alone would be a wrong filter. Overlapping hours become their common part. Several access needs and children are allowed.
 */
export function settleMatches<Settled extends Match>(found: readonly Settled[]): Settled[] {
  const matches = settleRadius(found);
  const settled = matches.filter((match) => !matches.some((other) => contradict(match, other)));
  const hours = settled.flatMap(hoursOf);
  const starts = hours.map(([from]) => from).sort();
  const ends = hours.map(([, to]) => to).sort();
  const value = [starts.at(-1) ?? '', ends[0] ?? ''] as const;
  return settled.map((match) => ({
    ...match,
    filters: match.filters.map((each) => (each.filter === 'hours' ? { ...each, value } : each)),
  }));
}

export const hoursOf = ({ filters }: Match) => filters.flatMap((each) => (each.filter === 'hours' ? [each.value] : []));

/**
 * Gives a place the radius that stands elsewhere in the line: « autour de Lyon à moins de 20 km ». Without any place, it is around the
 * visitor.
 */
function settleRadius<Settled extends Match>(matches: readonly Settled[]): readonly Settled[] {
  const isAlone = ({ filters: [first, second] }: Match) => first?.filter === 'radius' && !second;
  if (!matches.some(isAlone)) return matches;
  return matches.map((match) => {
    if (isAlone(match)) return matches.some(isPlace) ? match : { ...match, filters: [here, ...match.filters] };
    return { ...match, filters: match.filters.filter(({ filter }) => filter !== 'radius') };
  });
}

const here = { filter: 'position', value: true } as const;

export const isPlace = ({ filters, options = [] }: Match) =>
  [filters, ...options.map((each) => each.filters)].flat().some((each) => slotOf(each) === 'commune');

const slotOf = ({ filter }: Filter): string => slots[filter] ?? filter;

/** Whether no event can pass the filters of both matches, or one would hide what the other means. */
export function contradict(one: Match, other: Match): boolean {
  return (
    isOtherFamily(one, other) || one.filters.some((each) => other.filters.some((second) => excludes(each, second)))
  );
}

function excludes(one: Filter, other: Filter): boolean {
  if (/^(a[cg]|wi)/.test(one.filter) || slotOf(one) !== slotOf(other)) return false;
  if (one.filter === 'hours' && other.filter === 'hours')
    return one.value[0] >= other.value[1] || other.value[0] >= one.value[1];
  return String(one.value) !== String(other.value);
}

/**
 * Whether two matches are of different categories. Festivals go with every category. Any other subcategory of another
 * category would find no events.
 */
function isOtherFamily({ family = 'festival' }: Match, { family: other = 'festival' }: Match): boolean {
  return family !== other && ![family, other].includes('festival');
}
