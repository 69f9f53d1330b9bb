import { clear, createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

/** What the backend answered to a query, as this device keeps it. */
export interface KeptQuery {
  /** The shape of the data: what another version of the app kept is not read. */
  readonly version: number;
  /** The id of the user; empty for a visitor. */
  readonly owner: string;
  readonly kind: KeptKind;
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** When the backend answered: milliseconds since 1970. */
  readonly seenAt: number;
  /** Length of the data as JSON. */
  readonly size: number;
  /** Where the list of explore was: its path and its search, without a language. */
  readonly path?: string | undefined;
}

/** What a query is about. */
export type KeptKind = 'list' | 'event' | 'own' | 'poll';

/** To be raised with each change of the shape of what these queries answer. */
export const keptVersion = 1;

/** How many queries of a kind are kept: the latest. */
const most: Readonly<Record<KeptKind, number>> = { list: 1, event: 30, own: 8, poll: 20 };

/** Characters of JSON that one query, and all of them, may have. */
export const maxSize = 600_000;
const maxTotalSize = 3_000_000;

/** Milliseconds for which something is kept. */
const maxAge = 30 * 864e5;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('lively-offline', 'queries'));

/** What is kept for an owner, the latest first. Empty where the device keeps nothing. */
export async function readKept(owner: string): Promise<KeptQuery[]> {
  const kept = await readAll();
  return kept
    .map(([, query]) => query)
    .filter((query) => isReadable(query, Date.now()) && query.owner === owner)
    .sort((one, other) => other.seenAt - one.seenAt);
}

/** What the limits are about. */
type Measures = Pick<KeptQuery, 'version' | 'kind' | 'seenAt' | 'size'>;

/** Of what is kept, by its key: read once, since all of it may be megabytes. What other tabs keep later counts in the next document. */
let measures: Promise<Map<string, Measures>> | undefined;

/** Keeps a query, and lets go of what is over the limits. */
export async function keepQuery(key: string, query: KeptQuery): Promise<void> {
  const storedKey = `${query.owner} ${key}`;
  await attempt(() => set(storedKey, query, openStore()));
  measures ??= readAll().then((kept) => new Map(kept.map(([each, stored]) => [each, toMeasures(stored)])));
  const known = await measures;
  known.set(storedKey, toMeasures(query));
  await remove(listExcess([...known], Date.now()));
}

const toMeasures = ({ version, kind, seenAt, size }: KeptQuery): Measures => ({ version, kind, seenAt, size });

/** Erases what is kept for others than this user: when another one signs in. */
export async function eraseKeptOfOthers(owner: string): Promise<void> {
  const kept = await readAll();
  await remove(kept.filter(([, query]) => query.owner !== owner).map(([key]) => key));
}

/** Erases the last list, which may hold what was searched: when the consent to that is withdrawn. */
export async function eraseKeptLists(): Promise<void> {
  const kept = await readAll();
  await remove(kept.filter(([, { kind }]) => kind === 'list').map(([key]) => key));
}

/** Erases all that is kept, with the pictures that were seen: on sign-out, since the device may be shared. */
export async function eraseKept(): Promise<void> {
  measures = undefined;
  await Promise.all([attempt(() => clear(openStore())), attempt(() => caches.delete('lively-pictures'))]);
}

async function readAll(): Promise<[key: string, query: KeptQuery][]> {
  return (await attempt(() => entries<string, KeptQuery>(openStore()))) ?? [];
}

async function remove(keys: string[]): Promise<void> {
  if (!keys.length) return;
  await attempt(() => delMany(keys, openStore()));
  const known = await measures;
  for (const key of keys) known?.delete(key);
}

/** Where the device keeps nothing (blocked, full), the pages say that the connection is missing. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const isReadable = ({ version, seenAt }: Pick<KeptQuery, 'version' | 'seenAt'>, now: number) =>
  version === keptVersion && now - seenAt <= maxAge;

/** The keys of what is over the limits, too old, or of another version. @param now - Milliseconds since 1970. */
export function listExcess(kept: readonly (readonly [key: string, query: Measures])[], now: number): string[] {
  const counts: Partial<Record<string, number>> = {};
  let total = 0;
  const latestFirst = kept.toSorted(([, one], [, other]) => other.seenAt - one.seenAt);
  return latestFirst
    .filter(([, query]) => {
      const { kind, size } = query;
      if (!isReadable(query, now)) return true;
      const count = (counts[kind] ?? 0) + 1;
      counts[kind] = count;
      total += size;
      return count > most[kind] || total > maxTotalSize;
    })
    .map(([key]) => key);
}
