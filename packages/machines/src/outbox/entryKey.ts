import type { OutboxEntry } from './outboxEntry';

/**
 * Returns the key of an entry: its subject and its owner. Only the last of several entries with one key is valid.
 *
 * @param owner - The id of a user, or the token of a guest.
 */
export const entryKey = (kind: OutboxEntry['kind'], owner: string, target: string): string =>
  `${kind} ${owner} ${target}`;
