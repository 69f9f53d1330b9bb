import { type Wish, wishKey } from '@lively/machines';
import { useEffect, useState } from 'react';
import type { PollReader } from '../../data/Polls';
import { useWaiting } from '../../device/waitingWishes';

/** Answers that the device keeps for want of a network. */
export type PollWish = Extract<Wish, { kind: 'poll' }>;

interface KeptAnswers {
  readonly wish: PollWish | undefined;
  readonly round: number;
}

/** A guest's link leads to the answers of that guest, on the device of a user, too. */
export const pollWishKey = (
  pollId: string,
  { answerToken, userId }: Pick<PollReader, 'answerToken' | 'userId'>,
): string => wishKey('poll', answerToken ?? userId ?? '', pollId);

/**
 * What waits of this reader's answers.
 *
 * @param readAgain - Reads the poll: once nothing waits any more, it tells what became of the answers.
 * @returns `round` changes when that has been read.
 */
export function usePollWish(pollId: string, reader: PollReader, readAgain: () => Promise<unknown>): KeptAnswers {
  const key = pollWishKey(pollId, reader);
  const waiting = useWaiting().find((wish): wish is PollWish => wish.kind === 'poll' && wish.key === key);
  const [latest, setLatest] = useState(waiting);
  const [round, setRound] = useState(0);
  if (waiting && waiting !== latest) setLatest(waiting);
  const isOver = latest?.key === key && !waiting;
  useEffect(() => {
    if (!isOver) return;
    let isStopped = false;
    void readAgain().finally(() => {
      if (isStopped) return;
      setLatest(undefined);
      setRound((others) => others + 1);
    });
    return () => {
      isStopped = true;
    };
  }, [isOver, readAgain]);
  return { wish: latest?.key === key ? latest : undefined, round };
}
