import { Refusal } from '../edge/Refusal.ts';

/** Milliseconds between two mails of one kind to one address. */
const pause = 60_000;
const rememberedAddresses = 10_000;

/**
 * One mail of a kind per address and minute, whether the address is known or not: what differs would tell.
 *
 * @returns A function that takes the turn of an address.
 * @throws Refusal 429 from that function, with the seconds to wait.
 */
export function createMailPace(now: () => number = () => Date.now()): (kind: string, email: string) => void {
  const sentAt = new Map<string, number>();
  return (kind, email) => {
    const key = `${kind} ${email.trim().toLowerCase()}`;
    const wait = (sentAt.get(key) ?? Number.NEGATIVE_INFINITY) + pause - now();
    if (wait > 0) {
      const seconds = Math.ceil(wait / 1000);
      throw new Refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        { retryAfter: seconds },
      );
    }
    // A map keeps its order of insertion: the first is the oldest.
    sentAt.delete(key);
    sentAt.set(key, now());
    const [oldest] = sentAt.keys();
    if (oldest && sentAt.size > rememberedAddresses) sentAt.delete(oldest);
  };
}
