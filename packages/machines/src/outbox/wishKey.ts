import type { Wish } from './wish';

/**
 * What a wish is about, and whose it is: of the wishes with one key the last counts.
 *
 * @param owner - The id of a user, or the token of a guest.
 */
export const wishKey = (kind: Wish['kind'], owner: string, target: string): string => `${kind} ${owner} ${target}`;
