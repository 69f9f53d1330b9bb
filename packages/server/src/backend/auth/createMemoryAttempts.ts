import { type Attempt, type AttemptKind, type AttemptLimits, type Attempts, placeKinds } from './Attempts.ts';
import { createRateLimiter } from './createRateLimiter.ts';

/** Counts attempts in memory, for a server that shares its database with no other. */
export function createMemoryAttempts(limits: AttemptLimits): Attempts {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([kind, limit]) => [
      kind,
      createRateLimiter({ ...limit, forgetsOldest: placeKinds.has(kind as AttemptKind) }),
    ]),
  ) as Record<AttemptKind, ReturnType<typeof createRateLimiter>>;
  const secondsOf = ({ kind, name }: Attempt) => limiters[kind].secondsToWait(name);

  return {
    async admit(attempts) {
      const secondsToWait = Math.max(...attempts.map(secondsOf));
      if (secondsToWait > 0) return { secondsToWait, giveBack: async () => {} };
      for (const { kind, name } of attempts) limiters[kind].count(name);
      return {
        secondsToWait,
        async giveBack() {
          for (const { kind, name } of attempts) limiters[kind].discount(name);
        },
      };
    },
    async forget({ kind, name }) {
      limiters[kind].reset(name);
    },
  };
}
