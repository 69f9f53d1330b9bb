import { clear, createStore, delMany, entries, set, type UseStore } from 'idb-keyval';

/** The answer to a query, as stored on this device. */
export interface KeptQuery {
  /** The version of the data's shape: data of other versions is not read. */
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
  /** The path and the search of the explore list, without a language. */
  readonly path?: string | undefined;
}

/** The kind of data of a query. */
export type KeptKind = 'list' | 'event' | 'own' | 'poll';

/** Increase it whenever the shape of this data changes. */
export const keptVersion = 2;

/** The maximum number of stored queries per kind; the latest are kept. */
const maxEntries: Readonly<Record<KeptKind, number>> = { list: 1, event: 30, own: 8, poll: 20 };

/** The maximum length of the JSON of one query, and of all queries together. */
export const maxSize = 600_000;
const maxTotalSize = 3_000_000;

/** Milliseconds until stored data expires. */
const maxAge = 30 * 864e5;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('lively-offline', 'queries'));

/** Reads the stored queries of an owner, the latest first. Empty if the storage fails. */
export async function readKept(owner: string): Promise<KeptQuery[]> {
  const kept = await readAll();
  return kept
    .map(([, query]) => query)
    .filter((query) => isReadable(query, Date.now()) && query.owner === owner)
    .sort((one, other) => other.seenAt - one.seenAt);
}

/** The fields that the limits depend on. */
type Measures = Pick<KeptQuery, 'version' | 'kind' | 'seenAt' | 'size'>;

/** The sizes of stored queries by key. Read once, since all data may be megabytes: later writes of other tabs are ignored. */
let measures: Promise<Map<string, Measures>> | undefined;

/** Stores a query, and removes stored queries over the limits. */
export async function keepQuery(key: string, query: KeptQuery): Promise<void> {
  const storedKey = `${query.owner} ${key}`;
  await attempt(() => set(storedKey, query, openStore()));
  measures ??= readAll().then((kept) => new Map(kept.map(([each, stored]) => [each, toMeasures(stored)])));
  const known = await measures;
  known.set(storedKey, toMeasures(query));
  await remove(listExcess([...known], Date.now()));
}

const toMeasures = ({ version, kind, seenAt, size }: KeptQuery): Measures => ({ version, kind, seenAt, size });

/** Erases the stored queries of other users, when a user signs in. */
export async function eraseKeptOfOthers(owner: string): Promise<void> {
  const kept = await readAll();
  await remove(kept.filter(([, query]) => query.owner !== owner).map(([key]) => key));
}

/** Erases the last list, which may contain a search, when the consent to that is withdrawn. */
export async function eraseKeptLists(): Promise<void> {
  const kept = await readAll();
  await remove(kept.filter(([, { kind }]) => kind === 'list').map(([key]) => key));
}

/** Erases all stored queries at the end of a session, since the device may be shared. */
export async function eraseKept(): Promise<void> {
  measures = undefined;
  await attempt(() => clear(openStore()));
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

/** Returns undefined if the storage fails (blocked, full): pages then show that the connection is missing. */
async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

const isReadable = ({ version, seenAt }: Pick<KeptQuery, 'version' | 'seenAt'>, now: number) =>
  version === keptVersion && now - seenAt <= maxAge;

/** Lists the keys of stored queries over the limits, too old, or of another version. @param now - Milliseconds since 1970. */
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
      return count > maxEntries[kind] || total > maxTotalSize;
    })
    .map(([key]) => key);
}
