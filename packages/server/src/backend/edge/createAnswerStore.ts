import { LRUCache } from 'lru-cache';
import { isPublicRead } from './isPublicRead.ts';
import { publicPaths } from './publicPaths.ts';

/** Public answers that visitors have asked for more than once, for moments in which the database is busy. */
export interface AnswerStore {
  /**
   * Notes a request.
   *
   * @returns undefined unless it is a visitor's read of public data: only such answers are equal for all.
   */
  open(request: Request): StoredAnswer | undefined;
  /** Forgets all answers, because the data has changed. */
  clear(): void;
}

/** The place of one answer. */
export interface StoredAnswer {
  /** Returns an earlier answer to an equal request; undefined if none is kept. */
  find(): Response | undefined;
  /** Keeps a copy of the answer, if the request is repeated, and the data has not changed since. */
  keep(response: Response): Promise<void>;
}

interface Kept {
  readonly headers: readonly (readonly [string, string])[];
  readonly bytes: ArrayBuffer;
}

/** Milliseconds that an answer is kept, and that a request is remembered: as long as a page. */
const lifetime = 60_000;
/** Bytes of all kept answers. A list of events has about 40,000. */
const maxBytes = 4 * 1024 * 1024;
/** Bytes of an entry in addition to its key and its answer. */
const overhead = 512;
/** The remembered requests, and the max characters of one: what many people ask for is short. */
const remembered = { requests: 4_000, characters: 400 };
/** The headers of a request on which a public answer depends. */
const varying = ['accept', 'accept-profile', 'prefer', 'range'];

/**
 * Creates an empty store. A stream of distinct requests enters nothing, because an answer is kept from its second request on.
 *
 * @param now Milliseconds.
 */
export function createAnswerStore(now: () => number = () => performance.now()): AnswerStore {
  const clock = { ttlResolution: 0, perf: { now } };
  const asked = new LRUCache<string, true>({ ...clock, max: remembered.requests, ttl: lifetime });
  const kept = new LRUCache<string, Kept>({
    ...clock,
    ttl: lifetime,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => overhead + 2 * key.length + bytes.byteLength,
  });
  let changes = 0;

  return {
    open(request) {
      const { pathname, search } = new URL(request.url);
      if (request.method !== 'GET' || !publicPaths.includes(pathname) || !isPublicRead(request)) return undefined;
      const key = [pathname + search, ...varying.map((name) => request.headers.get(name) ?? '')].join('\n');
      if (key.length > remembered.characters) return undefined;
      const isRepeated = asked.has(key);
      asked.set(key, true);
      const begun = changes;
      return {
        find() {
          const found = kept.get(key);
          return found && new Response(found.bytes, { headers: found.headers.map(([name, value]) => [name, value]) });
        },
        async keep(response) {
          if (!isRepeated || response.status !== 200) return;
          const bytes = await response.clone().arrayBuffer();
          if (begun === changes) kept.set(key, { headers: [...response.headers], bytes });
        },
      };
    },
    clear() {
      changes++;
      kept.clear();
    },
  };
}
