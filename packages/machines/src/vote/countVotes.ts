import type { LivelyEvent, Vote } from '@lively/engine';

/** The votes on an event. */
export interface VoteCounts {
  upvotes: number;
  downvotes: number;
}

/**
 * Returns the counts to show, which include the shown vote. A busy server may answer with counts that are older than the
 * user's vote: they still never contradict it.
 *
 * @param countedVote - The user's vote when the counts were read: the counts include it.
 * @param shownVote - The user's vote as shown now.
 *
 * @example
 * countVotes({ upvotesCount: 4, downvotesCount: 0 }, 'up', 'down'); // { upvotes: 3, downvotes: 1 }
 */
export function countVotes(
  { upvotesCount, downvotesCount }: Pick<LivelyEvent, 'upvotesCount' | 'downvotesCount'>,
  countedVote: Vote,
  shownVote: Vote,
): VoteCounts {
  const count = (stored: number, vote: Vote) => {
    const shown = Number(shownVote === vote);
    return Math.max(stored + shown - Number(countedVote === vote), shown);
  };
  return { upvotes: count(upvotesCount, 'up'), downvotes: count(downvotesCount, 'down') };
}
