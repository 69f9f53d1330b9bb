import type { Vote } from '../vocabulary.ts';

/**
 * Returns the vote after a click: a click on the current vote removes it, a click on the other vote replaces it. See
 * docs/specification.md#votes.
 *
 * @example
 * applyVote('up', 'up'); // 'none'
 * applyVote('up', 'down'); // 'down'
 */
export function applyVote(current: Vote, clicked: Vote): Vote {
  return current === clicked ? 'none' : clicked;
}
