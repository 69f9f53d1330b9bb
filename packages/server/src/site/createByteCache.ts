import { LRUCache } from 'lru-cache';
import type { TakeTurn } from './createRenderQueue.ts';

export interface ByteCacheOptions<Value, Context> {
  /** The max bytes of keys and values together. */
  readonly maxBytes: number;
  /** Milliseconds, for all values or per value. */
  readonly lifetime: number | ((value: Value) => number);
  /** Schedules the loads. @default immediately */
  readonly takeTurn?: TakeTurn | undefined;
  /** Returns the bytes of a value in memory. A character of a text takes two. */
  readonly sizeOf: (value: Value) => number;
  /** Returns the numbers of the events that a value shows: see `drop`. @default none */
  readonly shownIn?: (key: string, value: Value) => ReadonlySet<number>;
  readonly load: (key: string, context: Context) => Promise<Value>;
}

export interface ByteCache<Value, Context> {
  /**
   * Reads the value of a key, which is loaded once per lifetime for all callers.
   *
   * @throws The error of `load`, which is not cached.
   */
  read(key: string, context: Context): Promise<Value>;
  /** Removes every value that shows one of these events, or all values for null. */
  drop(changed: ReadonlySet<number> | null): void;
  /** The estimated bytes of all entries, with their keys. */
  readonly bytes: number;
  readonly maxBytes: number;
  /** The number of cache hits and misses since the start. */
  readonly reads: { readonly hits: number; readonly misses: number };
}

/** Bytes of an entry in addition to its key and its value: its slot, its links, its times. */
const overhead = 512;

/**
 * Creates the only kind of cache in this server. Its size is limited by the bytes of its keys and its values, regardless of the
 * requests. The least recently read entry is evicted first; a value larger than the cache is not stored.
 */
export function createByteCache<Value extends object | string, Context = undefined>({
  maxBytes,
  lifetime,
  takeTurn = (task) => task(),
  sizeOf,
  shownIn = () => noEvents,
  load,
}: ByteCacheOptions<Value, Context>): ByteCache<Value, Context> {
  const lifetimeOf = typeof lifetime === 'number' ? () => lifetime : lifetime;
  const entries = new LRUCache<string, Entry<Value>>({
    ttlResolution: 0,
    // The default clock, looked up at each call, so that a test can replace it.
    perf: { now: () => performance.now() },
    maxSize: maxBytes,
    sizeCalculation: ({ value, shown }, key) =>
      overhead + 2 * key.length + Math.ceil(sizeOf(value)) + numberSize * shown.size,
  });
  const loading = new Map<string, Promise<Value>>();
  /** Changes since the begin of each running load. */
  const missed = new Set<Set<number> & { isAll?: boolean }>();

  const reads = { hits: 0, misses: 0 };

  return {
    maxBytes,
    reads,
    async read(key, context) {
      const kept = entries.get(key);
      reads[kept ? 'hits' : 'misses']++;
      // Another request may have loaded the value while this request waited.
      return kept
        ? kept.value
        : takeTurn(async () => entries.get(key)?.value ?? loading.get(key) ?? start(key, context));
    },
    drop(changed) {
      for (const [key, { shown }] of entries.entries()) if (touches(changed, shown)) entries.delete(key);
      // Running loads may have read the data before the change, so later callers do not get their values.
      loading.clear();
      for (const changes of missed) {
        if (changed === null) changes.isAll = true;
        else for (const number of changed) changes.add(number);
      }
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };

  async function start(key: string, context: Context): Promise<Value> {
    const changes: Set<number> & { isAll?: boolean } = new Set();
    missed.add(changes);
    const loaded = load(key, context);
    loading.set(key, loaded);
    try {
      const value = await loaded;
      const shown = shownIn(key, value);
      if (!changes.isAll && !touches(changes, shown)) entries.set(key, { value, shown }, { ttl: lifetimeOf(value) });
      return value;
    } finally {
      missed.delete(changes);
      if (loading.get(key) === loaded) loading.delete(key);
    }
  }
}

interface Entry<Value> {
  readonly value: Value;
  readonly shown: ReadonlySet<number>;
}

const noEvents: ReadonlySet<number> = new Set();
/** Bytes of a number in a set. */
const numberSize = 32;

function touches(changed: ReadonlySet<number> | null, shown: ReadonlySet<number>): boolean {
  return changed === null || [...shown].some((number) => changed.has(number));
}
