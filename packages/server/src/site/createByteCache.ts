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
  readonly load: (key: string, context: Context) => Promise<Value>;
}

export interface ByteCache<Value, Context> {
  /**
   * The value of a key, loaded once for all who ask for it within its lifetime.
   *
   * @throws Whatever the loading throws, which is not kept.
   */
  read(key: string, context: Context): Promise<Value>;
  /** Bytes that are held, as they are counted. */
  readonly bytes: number;
  readonly maxBytes: number;
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
  load,
}: ByteCacheOptions<Value, Context>): ByteCache<Value, Context> {
  const lifetimeOf = typeof lifetime === 'number' ? () => lifetime : lifetime;
  const entries = new LRUCache<string, Value>({
    ttlResolution: 0,
    // The same clock as by default, looked up at each call: a test can replace it.
    perf: { now: () => performance.now() },
    maxSize: maxBytes,
    sizeCalculation: (value, key) => overhead + 2 * key.length + Math.ceil(sizeOf(value)),
  });
  const loading = new Map<string, Promise<Value>>();

  return {
    maxBytes,
    async read(key, context) {
      const kept = entries.get(key);
      // Another request may have loaded it while this one waited for its turn.
      return kept ?? takeTurn(async () => entries.get(key) ?? loading.get(key) ?? start(key, context));
    },
    get bytes() {
      return entries.calculatedSize;
    },
  };

  async function start(key: string, context: Context): Promise<Value> {
    const loaded = load(key, context);
    loading.set(key, loaded);
    try {
      const value = await loaded;
      entries.set(key, value, { ttl: lifetimeOf(value) });
      return value;
    } finally {
      loading.delete(key);
    }
  }
}
