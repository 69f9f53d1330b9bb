import { LRUCache } from 'lru-cache';
import type { TakeTurn } from './createRenderQueue.ts';

export interface ByteCacheOptions<Value, Context> {
  /** Bytes of keys and values together. */
  readonly maxBytes: number;
  /** Milliseconds, of all values or of each. */
  readonly lifetime: number | ((value: Value) => number);
  /** What loads wait for. @default nothing */
  readonly takeTurn?: TakeTurn | undefined;
  /** Bytes of a value in memory. A letter of a text takes two. */
  readonly sizeOf: (value: Value) => number;
  /** What a value shows that may change, by numbers: see `drop`. @default nothing */
  readonly shownIn?: (key: string, value: Value) => ReadonlySet<number>;
  readonly load: (key: string, context: Context) => Promise<Value>;
}

export interface ByteCache<Value, Context> {
  /**
   * The value of a key, loaded once for all who ask for it within its lifetime.
   *
   * @throws Whatever the loading throws, which is not kept.
   */
  read(key: string, context: Context): Promise<Value>;
  /** Forgets every value that shows one of these, or every value. */
  drop(changed: ReadonlySet<number> | null): void;
  /** Bytes that are held, as they are counted. */
  readonly bytes: number;
  readonly maxBytes: number;
  /** Reads that found a value, and reads that did not, since the start. */
  readonly reads: { readonly hits: number; readonly misses: number };
}

/** Bytes that an entry takes beside its key and its value: a slot of a map, its links, its times. */
const overhead = 512;

/**
 * The only kind of cache in this server: bounded by the bytes of its keys and its values, whatever is asked for. What was
 * read longest ago makes room; what is larger than the cache is not kept.
 */
export function createByteCache<Value extends object | string, Context = undefined>({
  maxBytes,
  lifetime,
  takeTurn = (task) => task(),
  sizeOf,
  shownIn = () => nothing,
  load,
}: ByteCacheOptions<Value, Context>): ByteCache<Value, Context> {
  const lifetimeOf = typeof lifetime === 'number' ? () => lifetime : lifetime;
  const entries = new LRUCache<string, Entry<Value>>({
    ttlResolution: 0,
    // The same clock as by default, looked up at each call: a test can replace it.
    perf: { now: () => performance.now() },
    maxSize: maxBytes,
    sizeCalculation: ({ value, shown }, key) =>
      overhead + 2 * key.length + Math.ceil(sizeOf(value)) + numberSize * shown.size,
  });
  const loading = new Map<string, Promise<Value>>();
  /** What has changed since a load began, for those that are under way. */
  const missed = new Set<Set<number> & { isAll?: boolean }>();

  const reads = { hits: 0, misses: 0 };

  return {
    maxBytes,
    reads,
    async read(key, context) {
      const kept = entries.get(key);
      reads[kept ? 'hits' : 'misses']++;
      // Another request may have loaded it while this one waited for its turn.
      return kept
        ? kept.value
        : takeTurn(async () => entries.get(key)?.value ?? loading.get(key) ?? start(key, context));
    },
    drop(changed) {
      for (const [key, { shown }] of entries.entries()) if (touches(changed, shown)) entries.delete(key);
      // What is being loaded may be of before the change: those who ask from now on do not get it.
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

const nothing: ReadonlySet<number> = new Set();
/** Bytes that a number takes in a set. */
const numberSize = 32;

function touches(changed: ReadonlySet<number> | null, shown: ReadonlySet<number>): boolean {
  return changed === null || [...shown].some((number) => changed.has(number));
}
