import { listIgnored } from '../../../../search/listIgnored';
import { findNearest } from './findNearest';
import type { PageFault } from './PageFault';

/** The names of filters, to guess what a misspelt one means. */
const filterNames = [
  ...['q', 'line', 'city', 'commune', 'radius', 'areas', 'outside', 'venue', 'organizer', 'category', 'subcategory'],
  ...['topics', 'without', 'date', 'weekdays', 'hours', 'price', 'age', 'access', 'online', 'once'],
];

/**
 * Finds the filters without effect in parameters of explore.
 *
 * @param otherNames - The names of other parameters that the address may have.
 */
export function checkFilters(search: string, line: number | null, otherNames: readonly string[] = []): PageFault[] {
  const parameters = new URLSearchParams(search);
  return listIgnored(search).map((ignored) => {
    const [name = ''] = ignored.split('=');
    const filter = ignored === name ? `${name}=${parameters.get(name)}` : ignored;
    return toIgnoredFilter({ name, filter }, line, [...filterNames, ...otherNames]);
  });
}

/** Returns the fault of a parameter without effect. @param names - Those with an effect. */
export function toIgnoredFilter(
  { name, filter }: { name: string; filter: string },
  line: number | null,
  names: readonly string[],
): PageFault {
  const nearest = names.includes(name) ? undefined : findNearest(name, names);
  return { code: 'ignoredFilter', line, values: { filter: filter.slice(0, 100) }, nearest };
}
