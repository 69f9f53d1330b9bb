/** Counts the occurrences of each key within a sliding window. */
export interface RateLimiter {
  /** Returns the seconds until the key may try again; 0 if it may try now. */
  secondsToWait(key: string): number;
  count(key: string): void;
  /** Removes the latest count of a key. */
  discount(key: string): void;
  reset(key: string): void;
}

interface RateLimit {
  /** The max count within the window. */
  readonly limit: number;
  /** Milliseconds. */
  readonly window: number;
  /**
   * Whether a new key beyond the max number evicts the one that was counted longest ago. Otherwise it waits until that one
   * expires: a client that fills the memory would free another key of its limit.
   *
   * @default false
   */
  readonly forgetsOldest?: boolean;
}

/** The max number of keys, so that memory stays bounded: as many as `private.admit_attempts` keeps. */
const keptKeys = 100_000;

/**
 * Creates a limit whose window slides with the clock. Refused attempts are not counted, so a key never waits longer than the
 * window, however often it tries meanwhile.
 *
 * @param now Milliseconds.
 */
export function createRateLimiter(
  { limit, window, forgetsOldest = false }: RateLimit,
  now: () => number = () => Date.now(),
): RateLimiter {
  const instants = new Map<string, readonly number[]>();
  const recent = (key: string) => (instants.get(key) ?? []).filter((instant) => instant > now() - window);

  return {
    secondsToWait(key) {
      const decisive = recent(key).at(-limit) ?? (forgetsOldest || instants.has(key) ? undefined : firstToExpire());
      return decisive === undefined ? 0 : Math.ceil((decisive + window - now()) / 1000);
    },
    count(key) {
      const counted = [...recent(key), now()].slice(-limit);
      // A Map keeps its order of insertion: the first key was counted longest ago.
      instants.delete(key);
      instants.set(key, counted);
      const [oldest] = instants.keys();
      if (oldest !== undefined && instants.size > keptKeys) instants.delete(oldest);
    },
    discount(key) {
      const left = recent(key).slice(0, -1);
      if (left.length) instants.set(key, left);
      else instants.delete(key);
    },
    reset(key) {
      instants.delete(key);
    },
  };

  /** Removes the expired keys. Returns the instant of the first key that will expire if no other key is free. */
  function firstToExpire(): number | undefined {
    for (const [key, counted] of instants) {
      if (instants.size < keptKeys) return undefined;
      const latest = counted.at(-1) ?? 0;
      if (latest > now() - window) return latest;
      instants.delete(key);
    }
    return undefined;
  }
}
