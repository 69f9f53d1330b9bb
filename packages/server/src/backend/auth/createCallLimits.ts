import { Refusal } from '../edge/Refusal.ts';
import type { AttemptKind, Attempts } from './Attempts.ts';

/** The limits on calls that write a row or ask a provider, whatever becomes of them. */
export interface CallLimits {
  /** A browser that goes to a provider. @param network See `toNetwork`. */
  beginFlow(network: string): Promise<void>;
  /** A browser that comes back from it. */
  finishFlow(network: string): Promise<void>;
  /** A challenge of a factor: limited for a user and a network, so that no stranger locks the owner out. */
  challenge(network: string, userId: string): Promise<void>;
}

/**
 * The limits of `attempts`: where servers share a database, their calls count together.
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
