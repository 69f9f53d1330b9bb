import type { OutboxEntry } from './outboxEntry';

/**
 * What an entry is about, and whose it is: of the entries with one key the last counts.
 *
 * @param owner - The id of a user, or the token of a guest.
 */
export const entryKey = (kind: OutboxEntry['kind'], owner: string, target: string): string =>
  `${kind} ${owner} ${target}`;
