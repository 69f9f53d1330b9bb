import { Refusal } from '../edge/Refusal.ts';
import { createRateLimiter, type RateLimiter } from './createRateLimiter.ts';

/** The limits on calls that write a row or ask a provider, whatever becomes of them. */
export interface CallLimits {
  /** A browser that goes to a provider. @param network See `toNetwork`. */
  beginFlow(network: string): void;
  /** A browser that comes back from it. */
  finishFlow(network: string): void;
  /** A challenge of a factor: limited for a user and a network, so that no stranger locks the owner out. */
  challenge(network: string, userId: string): void;
}

const minute = 60_000;

/** @throws Refusal 429 from its functions, with the seconds to wait. */
export function createCallLimits(): CallLimits {
  const begun = createRateLimiter({ limit: 100, window: 10 * minute });
  const finished = createRateLimiter({ limit: 100, window: 10 * minute });
  const challenges = createRateLimiter({ limit: 15, window: minute });
  return {
    beginFlow: (network) => take(begun, network),
    finishFlow: (network) => take(finished, network),
    challenge: (network, userId) => take(challenges, `${network} ${userId}`),
  };
}

function take(limiter: RateLimiter, key: string): void {
  const seconds = limiter.secondsToWait(key);
  if (seconds > 0)
    throw new Refusal(429, 'over_request_rate_limit', `Too many requests. Try again in ${seconds} seconds.`, {
      retryAfter: seconds,
    });
  limiter.count(key);
}
