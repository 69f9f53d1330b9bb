import { Refusal } from '../edge/Refusal.ts';
import type { Attempts } from './Attempts.ts';

/**
 * One mail of a kind per address and minute, known address or not, so that the limit reveals no account.
 *
 * @returns A function that takes the turn of an address.
 * @throws Refusal 429 from that function, with the seconds to wait.
 */
export function createMailLimiter(attempts: Attempts): (kind: string, email: string) => Promise<void> {
  return async (kind, email) => {
    const name = `${kind} ${email.trim().toLowerCase()}`;
    const { secondsToWait } = await attempts.admit([{ kind: 'mail', name }]);
    if (secondsToWait > 0)
      throw new Refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${secondsToWait} seconds.`,
        { retryAfter: secondsToWait },
      );
  };
}
