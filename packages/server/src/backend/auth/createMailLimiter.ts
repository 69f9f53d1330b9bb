import { foldEmail } from '@lively/engine/email';
import { Refusal } from '../edge/Refusal.ts';
import type { Attempt, Attempts } from './Attempts.ts';
import { isCounted } from './isCounted.ts';

/** A request for a mail. */
export interface MailTurn {
  /** The path of the request, such as `/recover`. */
  readonly path: string;
  readonly email: string;
  /** See `toNetwork`. */
  readonly network: string;
}

/** The limits of mails. */
export interface MailLimiter {
  /** Counts a request. @throws Refusal 429, with the seconds to wait. */
  takeMailTurn(turn: MailTurn): Promise<void>;
  /** Remembers for sixty days that the account of a mailbox was opened on a network. */
  noteSignIn(place: Pick<MailTurn, 'email' | 'network'>): Promise<void>;
}

/** The requests that send the confirmation of an address. */
const confirmationPaths = ['/signup', '/resend'];

/**
 * Limits mails, whether the address is known or not, so that the limit reveals no account. A mailbox counts under all its aliases:
 * one mail of a kind per minute, and per day a confirmation with two repetitions, and a few mails of all kinds together from one
 * network and from all networks. A third of these is kept for networks where its account was opened: a stranger who uses up the
 * limit of a mailbox would keep its owner from resetting a password.
 */
export function createMailLimiter(attempts: Attempts): MailLimiter {
  return { takeMailTurn, noteSignIn };

  async function takeMailTurn({ path, email, network }: MailTurn): Promise<void> {
    const mailbox = foldEmail(email);
    const counted: Attempt[] = [
      { kind: 'mail', name: `${path} ${mailbox}` },
      { kind: 'mail of mailbox and network', name: `${network} ${mailbox}` },
      { kind: 'mail of mailbox', name: mailbox },
    ];
    if (!network || !(await isCounted(attempts, placeOf({ email, network }))))
      counted.push({ kind: 'mail of mailbox from new networks', name: mailbox });
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
  }

  async function noteSignIn({ email, network }: Pick<MailTurn, 'email' | 'network'>): Promise<void> {
    if (network) await attempts.admit([placeOf({ email, network })]);
  }
}

function placeOf({ email, network }: Pick<MailTurn, 'email' | 'network'>): Attempt {
  return { kind: 'signed in', name: `${network} ${foldEmail(email)}` };
}
