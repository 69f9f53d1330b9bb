import type { Catalogue, Kind } from '../catalogue/createCatalogue.ts';
import { dateWindow } from '../dates/dateWindow.ts';
import type { Span } from '../dates/listSpans.ts';
import { cityOf } from '../geo/cityOf.ts';
import { remember } from '../internal/remember.ts';
import type { ExploreQuery } from './exploreQuery.ts';

/** Whether an event passes a query's city and date filter, by its number; undefined when the query has neither. */
export function createFilter(
  { cities, place, kinds, kind, start, end, repeats }: Catalogue,
  { city, dateFilter }: ExploreQuery,
  now: number,
): ((i: number) => boolean) | undefined {
  const wanted = cityOf(city ?? '');
  const inCity = wanted && cities.map((name) => name === wanted);
  const windowOf = dateFilter !== 'all' && remember((timeZone: string) => dateWindow(dateFilter, now, timeZone));
  if (!inCity && !windowOf) return;
  return (i) => {
    if (inCity && !inCity[place[i] as number]) return false;
    if (!windowOf) return true;
    const { from, to } = windowOf((kinds[kind[i] as number] as Kind).timeZone);
    const shown: Span = [start[i] as number, end[i] as number, Infinity];
    return [shown, ...(repeats.get(i) ?? [])].some(
      ([start, end, until]) => until > now && start < to && (end > from || start >= from),
    );
  };
}
