import { Refusal } from '../edge/Refusal.ts';
import type { AttemptKind, Attempts } from './Attempts.ts';

/** The limits on calls that write a row or send a request to a provider, whether they succeed or not. */
export interface CallLimits {
  /** Counts a redirect to a provider. @param network See `toNetwork`. */
  beginFlow(network: string): Promise<void>;
  /** Counts a return from a provider. */
  finishFlow(network: string): Promise<void>;
  /** Counts a challenge of a factor. The limit is per user and network, so that a stranger cannot lock the owner out. */
  challenge(network: string, userId: string): Promise<void>;
}

/**
 * Creates the limits from `attempts`: servers that share a database count together.
 *
 * @throws Refusal 429 from its functions, with the seconds to wait.
 */
export function createCallLimits(attempts: Attempts): CallLimits {
  return {
    beginFlow: (network) => take('flow begun', network),
    finishFlow: (network) => take('flow finished', network),
    challenge: (network, userId) => take('challenge', `${network} ${userId}`),
  };

  async function take(kind: AttemptKind, name: string): Promise<void> {
    const { secondsToWait } = await attempts.admit([{ kind, name }]);
    if (secondsToWait > 0)
      throw new Refusal(429, 'over_request_rate_limit', `Too many requests. Try again in ${secondsToWait} seconds.`, {
        retryAfter: secondsToWait,
      });
  }
}
