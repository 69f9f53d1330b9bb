import type { Vote } from '@lively/engine';

/** What to add to the counts of an event. Each is -1, 0 or 1. */
export interface CountDelta {
  upvotes: number;
  downvotes: number;
}

/**
 * What a shown vote adds to the counts read from the store.
 *
 * @param countedVote - The person's vote at the moment the counts were read: the counts include it.
 * @param shownVote - The person's vote as shown now.
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
