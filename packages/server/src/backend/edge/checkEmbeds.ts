import { Refusal } from './Refusal.ts';
import { type Embed, readEmbeds } from './readEmbeds.ts';

/** The embeds that the app uses, by table. Only these may return as many rows as any list. */
export const usedEmbeds: Readonly<Record<string, readonly string[]>> = {
  events: ['event_reports', 'moderation_decisions'],
  favorites: ['events'],
  purchases: ['events'],
};

/** The max number of tables that one request embeds. */
const maxEmbeds = 3;
/** The max rows of a list with any other embed, and of each list inside a row. */
const maxRows = 100;

/**
 * Checks the embeds of a read, and returns its URL with limits: one level, each table once, and few rows for embeds that the app
 * does not use. The rows of nested lists multiply: six levels of `event_timings(events(…))` are three million rows of one event.
 *
 * @param table The table or the function that is read.
 * @throws Refusal 400 beyond these limits, for an embed in a write, and for one in the result of a function.
 */
export function checkEmbeds(url: URL, table: string, { method, headers }: Request): URL {
  const embeds = url.searchParams.getAll('select').flatMap(readEmbeds);
  if (!embeds.length) return url;
  if (!['GET', 'HEAD'].includes(method) || table.startsWith('rpc/'))
    throw refusal('A table is embedded in a list that is read, not in what is written or what a function returns.');
  if (embeds.length > maxEmbeds) throw refusal(`A request embeds at most ${maxEmbeds} tables.`);
  const tables = embeds.map((embed) => embed.table);
  const repeated = tables.find((name, index) => name === table || tables.indexOf(name) !== index);
  if (repeated) throw refusal(`A request names each table once, and ${repeated} more than once.`);
  if (embeds.every((embed) => isUsed(embed, table))) return url;
  if (headers.has('range')) throw refusal('Bound a list with an embed by limit and offset, not by the header Range.');
  const bounded = new URL(url);
  for (const name of ['limit', ...embeds.map(({ key }) => `${key}.limit`)]) lowerLimit(bounded.searchParams, name);
  return bounded;
}

function isUsed({ table, hints }: Embed, from: string): boolean {
  return Boolean(Object.hasOwn(usedEmbeds, from) && usedEmbeds[from]?.includes(table) && !hints.length);
}

function lowerLimit(parameters: URLSearchParams, name: string): void {
  const given = parameters.get(name) ?? '';
  // An invalid number is replaced by the max.
  const limit = /^\d{1,9}$/.test(given) ? Math.min(Number(given), maxRows) : maxRows;
  parameters.set(name, String(limit));
}

function refusal(message: string): Refusal {
  return new Refusal(400, 'PGRST127', message);
}
