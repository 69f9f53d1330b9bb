import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { TakeTurn } from './createRenderQueue.ts';

export interface ByteCacheOptions<Value, Context> {
  /** The max bytes of keys and values together. */
  readonly maxBytes: number;
  /** Milliseconds, for all values or per value. */
  readonly lifetime: number | ((value: Value) => number);
  /** Milliseconds after its lifetime in which a value is returned if it cannot be loaded again at once. @default 0 */
  readonly staleFor?: number;
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
   * Reads the value of a key, which is loaded once per lifetime for all callers. Returns an older one while the server is busy.
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
/** Milliseconds that a reader waits for a new value before an older one is returned: most loads of an idle server take less. */
const patience = 25;

/**
 * Creates the only kind of cache in this server. Its size is limited by the bytes of its keys and its values, regardless of the
 * requests. The least recently read entry is evicted first; a value larger than the cache is not stored.
 */
export function createByteCache<Value extends object | string, Context = undefined>({
  maxBytes,
  lifetime,
  staleFor = 0,
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

  const getFresh = (key: string) => {
    const kept = entries.get(key);
    return kept && performance.now() < kept.until ? kept : undefined;
  };

  return {
    maxBytes,
    reads,
    async read(key, context) {
      const fresh = getFresh(key);
      reads[fresh ? 'hits' : 'misses']++;
      if (fresh) return fresh.value;
      const older = entries.get(key);
      // Another request may have loaded the value while this request waited.
      const loaded = takeTurn(async () => getFresh(key)?.value ?? loading.get(key) ?? start(key, context));
      return older ? readSoon(key, loaded, older) : loaded;
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

  /** Waits for a value, or returns the older one after `patience` or a failure. A change may have removed that. */
  async function readSoon(key: string, loaded: Promise<Value>, older: Entry<Value>): Promise<Value> {
    const isLoaded = loaded.then(
      () => true,
      () => false,
    );
    const timer = new AbortController();
    const isLate = wait(patience, false, { signal: timer.signal }).catch(() => false);
    const isThere = await Promise.race([isLoaded, isLate]);
    timer.abort();
    return isThere || entries.peek(key) !== older ? loaded : older.value;
  }

  async function start(key: string, context: Context): Promise<Value> {
    const changes: Set<number> & { isAll?: boolean } = new Set();
    missed.add(changes);
    const loaded = load(key, context);
    loading.set(key, loaded);
    try {
      const value = await loaded;
      const shown = shownIn(key, value);
      if (!changes.isAll && !touches(changes, shown)) {
        const ttl = lifetimeOf(value);
        entries.set(key, { value, shown, until: performance.now() + ttl }, { ttl: ttl + staleFor });
      }
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
  /** When its lifetime ends, in milliseconds. */
  readonly until: number;
}

const noEvents: ReadonlySet<number> = new Set();
/** Bytes of a number in a set. */
const numberSize = 32;

function touches(changed: ReadonlySet<number> | null, shown: ReadonlySet<number>): boolean {
  return changed === null || [...shown].some((number) => changed.has(number));
}
