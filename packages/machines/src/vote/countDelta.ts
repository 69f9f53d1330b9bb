import type { Vote } from '@lively/engine';

/** The difference to add to the counts of an event. Each value is -1, 0 or 1. */
export interface CountDelta {
  upvotes: number;
  downvotes: number;
}

/**
 * Returns the difference to add to the counts from the store, so that they include the shown vote.
 *
 * @param countedVote - The user's vote when the counts were read: the counts include it.
 * @param shownVote - The user's vote as shown now.
 *
 * @example
 * countDelta('up', 'down'); // { upvotes: -1, downvotes: 1 }
 */
export function countDelta(countedVote: Vote, shownVote: Vote): CountDelta {
  return {
    upvotes: Number(shownVote === 'up') - Number(countedVote === 'up'),
    downvotes: Number(shownVote === 'down') - Number(countedVote === 'down'),
  };
}
