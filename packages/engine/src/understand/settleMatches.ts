import { intersectHours } from './readHours.ts';
import type { Filter, FilterName } from './Understanding.ts';

/** Tokens that were read together. */
export interface Match {
  readonly from: number;
  /** The token after the last. */
  readonly to: number;
  readonly filters: readonly Filter[];
  readonly family?: string;
}

/** Filters that say the same thing: a line that names two of them is not certain. */
const slots: Readonly<Partial<Record<FilterName, string>>> = { days: 'day', position: 'commune' };

/**
 * The matches without those that contradict each other: « concert ou théâtre », « ce soir ou demain ». Both stay text, because one
 * alone would be a wrong filter. Hours that overlap become their common part; several access needs may be named.
 */
export function settleMatches<Settled extends Match>(matches: readonly Settled[]): Settled[] {
  const settled = matches.filter((match) => !matches.some((other) => other !== match && contradict(match, other)));
  const hours = settled.flatMap(({ filters }) =>
    filters.flatMap((each) => (each.filter === 'hours' ? [each.value] : [])),
  );
  const common = hours.reduce<(typeof hours)[number] | null>(
    (one, other) => one && intersectHours(one, other),
    ['00:00', '24:00'],
  );
  return settled.map((match) => ({
    ...match,
    filters: match.filters.map((each) => (each.filter === 'hours' && common ? { ...each, value: common } : each)),
  }));
}

function contradict(one: Match, other: Match): boolean {
  return (
    isOtherFamily(one, other) || one.filters.some((each) => other.filters.some((second) => excludes(each, second)))
  );
}

function excludes(one: Filter, other: Filter): boolean {
  if (one.filter === 'access' || (slots[one.filter] ?? one.filter) !== (slots[other.filter] ?? other.filter))
    return false;
  if (one.filter === 'hours' && other.filter === 'hours') return !intersectHours(one.value, other.value);
  return String(one.value) !== String(other.value);
}

/** Festivals are of every kind; otherwise a subcategory of another category finds nothing. */
function isOtherFamily({ family }: Match, { family: other }: Match): boolean {
  return (
    family !== undefined && other !== undefined && family !== other && family !== 'festival' && other !== 'festival'
  );
}
