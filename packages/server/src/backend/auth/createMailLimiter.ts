import { foldEmail } from '@lively/engine/email';
import { Refusal } from '../edge/Refusal.ts';
import type { Attempt, Attempts } from './Attempts.ts';

/** A request for a mail. */
export interface MailTurn {
  /** The path of the request, such as `/recover`. */
  readonly path: string;
  readonly email: string;
  /** See `toNetwork`. */
  readonly network: string;
}

/** The requests that send the confirmation of an address. */
const confirmationPaths = ['/signup', '/resend'];

/**
 * Limits mails, whether the address is known or not, so that the limit reveals no account. A mailbox counts under all its aliases:
 * one mail of a kind per minute, and per day a confirmation with two repetitions, a few mails of all kinds together from one
 * network, and a few more from all networks, because a stranger who uses up the limit of a mailbox would keep its owner from
 * resetting a password.
 *
 * @returns A function that counts a request.
 * @throws Refusal 429 from that function, with the seconds to wait.
 */
export function createMailLimiter(attempts: Attempts): (turn: MailTurn) => Promise<void> {
  return async ({ path, email, network }) => {
    const mailbox = foldEmail(email);
    const counted: Attempt[] = [
      { kind: 'mail', name: `${path} ${mailbox}` },
      { kind: 'mail of mailbox and network', name: `${network} ${mailbox}` },
      { kind: 'mail of mailbox', name: mailbox },
    ];
    // Without an address, all clients would count as one.
    if (network) counted.push({ kind: 'mail of network', name: network });
    if (confirmationPaths.includes(path)) counted.push({ kind: 'confirmation', name: mailbox });
    const { secondsToWait } = await attempts.admit(counted);
    if (secondsToWait > 0)
      throw new Refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${secondsToWait} seconds.`,
        { retryAfter: secondsToWait },
      );
  };
}
