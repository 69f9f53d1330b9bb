import { Refusal } from '../edge/Refusal.ts';
import { createRateLimiter } from './createRateLimiter.ts';

/**
 * One mail of a kind per address and minute, known address or not, so that the limit reveals no account.
 *
 * @returns A function that takes the turn of an address.
 * @throws Refusal 429 from that function, with the seconds to wait.
 */
export function createMailPace(): (kind: string, email: string) => void {
  const limiter = createRateLimiter({ limit: 1, window: 60_000 });
  return (kind, email) => {
    const key = `${kind} ${email.trim().toLowerCase()}`;
    const seconds = limiter.secondsToWait(key);
    if (seconds > 0)
      throw new Refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfter: seconds },
      );
    limiter.count(key);
  };
}
