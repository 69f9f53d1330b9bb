import { defaultRadius } from '../data/eventQueryDefaults';
import { readWidgetSearch } from './readWidgetSearch';

/** The parameters of explore that are no filter: a copied address may contain them. */
const others = ['sort', 'page', 'words', 'view'];

/** The parameters with several values. */
const listParameters = ['areas', 'outside', 'topics', 'without', 'weekdays', 'access'];

/** The values that an address leaves out. */
const defaults = [`radius=${defaultRadius}`, 'date=all'];

/**
 * Lists the filters of a widget without effect, for the developer of the page: a parameter that filters nothing, or of a list the
 * values that do not: `weekdays=9`.
 *
 * @param search - As the partner wrote it.
 * @param kept - The filters that have an effect. @default the result of `readWidgetSearch`
 */
export function listIgnored(search: string, kept = new URLSearchParams(readWidgetSearch(search))): string[] {
  return [...new URLSearchParams(search)]
    .filter(([name, value]) => !others.includes(name) && !defaults.includes(`${name}=${value}`))
    .flatMap(([name, value]) => findIgnored(name, value, kept.get(name)));
}

function findIgnored(name: string, written: string, kept: string | null): string[] {
  if (kept === null) return [name];
  if (!listParameters.includes(name)) return [];
  const values = kept.split(',');
  return written.split(',').flatMap((value) => (values.includes(value) ? [] : [`${name}=${value}`]));
}
