import { Refusal } from '../edge/Refusal.ts';
import type { Attempts } from './Attempts.ts';

/**
 * Limits mails to one of a kind per address and minute, whether the address is known or not, so that the limit reveals no
 * account.
 *
 * @returns A function that counts a mail to an address.
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
