import type { OutboxEntry } from '@lively/machines';
import { useEffect, useState } from 'react';
import type { PollReader } from '../../data/Polls';
import { useWaiting } from '../../device/waitingEntries';

/** Answers that the device keeps for want of a network. */
export type PollEntry = Extract<OutboxEntry, { kind: 'poll' }>;

interface KeptAnswers {
  readonly entry: PollEntry | undefined;
  readonly round: number;
}

/** The guest of a link, on the device of a user, too; else the user. */
export const answererOf = ({ answerToken, userId }: Pick<PollReader, 'answerToken' | 'userId'>): string =>
  answerToken ?? userId ?? '';

/**
 * What waits of this reader's answers.
 *
 * @param readAgain - Reads the poll: once nothing waits any more, it tells what became of the answers.
 * @returns `round` changes when that has been read.
 */
export function usePollEntry(pollId: string, reader: PollReader, readAgain: () => Promise<unknown>): KeptAnswers {
  const found = useWaiting()?.find('poll', answererOf(reader), pollId);
  const waiting = found?.kind === 'poll' ? found : undefined;
  const [latest, setLatest] = useState(waiting);
  const [round, setRound] = useState(0);
  if (waiting && waiting !== latest) setLatest(waiting);
  const isOver = latest !== undefined && !waiting;
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
  return { entry: waiting ?? latest, round };
}
