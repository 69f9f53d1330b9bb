import type { Vote } from '../vocabulary.ts';

/**
 * The vote after a click: clicking the current one removes it, clicking the other replaces it. See docs/specification.md#votes.
 *
 * @example
 * applyVote('up', 'up'); // 'none'
 * applyVote('up', 'down'); // 'down'
 */
export function applyVote(current: Vote, clicked: Vote): Vote {
  return current === clicked ? 'none' : clicked;
}
