import { checkEmbeds } from './checkEmbeds.ts';
import { checkNames } from './checkNames.ts';
import { Refusal } from './Refusal.ts';

/** The max characters of a URL: the limit of Node for a request without its body. */
const maxUrl = 16 * 1024;
/** The max parameters: filters, arguments of a function, and others after the `?`. */
const maxParameters = 50;
/** The max columns of `select` and `columns`: the widest table has half as many. */
const maxColumns = 100;
/** The max columns of `order`. */
const maxOrder = 10;
/** The max values of a list: `in.(…)`. */
const maxValues = 500;
/** The max conditions of `or=(…)` and `and=(…)`, including the values of their lists. */
const maxConditions = 100;
/** The max nesting of conditions. */
const maxNesting = 5;

/** Parameters that may occur only once: PostgREST and the package would read different values of a duplicate. */
const single = /^(select|columns|on_conflict|((.+\.)?(order|limit|offset)))$/;

/**
 * Refuses a query that costs more than any query of Lively, before it waits for the database.
 *
 * @returns The URL of the request, with limited rows if an embed multiplies them.
 * @throws Refusal 400, 414 for a URL that is too long.
 */
export function checkQuery(request: Request): URL {
  const url = new URL(request.url);
  const length = url.pathname.length + url.search.length;
  if (length > maxUrl) throw new Refusal(414, 'PGRST100', `The URL has ${length} characters, and at most ${maxUrl}.`);
  checkNames(url, request.headers);
  checkCount(request.headers);
  const names = [...url.searchParams.keys()];
  bound('parameters', names.length, maxParameters);
  for (const name of new Set(names)) checkParameter(name, url.searchParams.getAll(name));
  return checkEmbeds(url, url.pathname.replace('/rest/v1/', ''), request);
}

/**
 * Refuses planned and estimated counts. The planner ignores row-level security: after ANALYZE its number is exact, and includes
 * the rows of other users.
 */
function checkCount(headers: Headers): void {
  const preferences = (headers.get('prefer') ?? '').toLowerCase().split(',');
  for (const preference of preferences) {
    const [name = '', value = ''] = preference.split('=').map((part) => part.trim());
    if (name === 'count' && value !== 'exact' && value !== 'none')
      throw new Refusal(400, 'PGRST122', 'Rows are counted exactly or not at all: Prefer: count=exact', {
        details: `Invalid preferences: ${preference.trim()}`,
      });
  }
}

function checkParameter(name: string, values: readonly string[]): void {
  if (values.length > 1 && single.test(name)) throw refusal(`The query has ${name} more than once.`);
  for (const value of values) {
    if (name === 'select' || name === 'columns') bound('columns', countItems(value), maxColumns);
    else if (/(^|\.)order$/.test(name)) bound('columns in order', countItems(value), maxOrder);
    else if (/(^|\.)(or|and)$/.test(name)) checkConditions(name, value);
    else checkFilter(name, value);
  }
}

/** Checks a filter. The driver reads an unclosed list as an empty one; PostgREST refuses it. */
function checkFilter(name: string, value: string): void {
  bound('values in a list', countItems(value), maxValues);
  if (/^(not\.)?\w+\((any|all)\)\.(?!\{.*\}$)/s.test(value)) throw refusal(`The list in ${name} is not like {a,b}.`);
}

function checkConditions(name: string, value: string): void {
  bound(`conditions in ${name}`, countItems(value), maxConditions);
  let depth = 0;
  let deepest = 0;
  for (const letter of value) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  bound(`levels in ${name}`, deepest, maxNesting);
}

/** Counts the items of a list. Commas inside quotes count as well. */
function countItems(text: string): number {
  return text.split(',').length;
}

function bound(what: string, count: number, limit: number): void {
  if (count > limit) throw refusal(`The query has ${count} ${what}, and at most ${limit} are answered.`);
}

function refusal(message: string): Refusal {
  return new Refusal(400, 'PGRST100', message);
}
