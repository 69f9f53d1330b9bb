import type { OutboxEntry } from '@lively/machines';
import { useEffect, useState } from 'react';
import type { PollReader } from '../../data/Polls';
import { useWaiting } from '../../device/waitingEntries';

/** Answers that wait on the device for a network. */
export type PollEntry = Extract<OutboxEntry, { kind: 'poll' }>;

interface KeptAnswers {
  readonly entry: PollEntry | undefined;
  readonly round: number;
}

/** Returns the guest of a link, even on a user's device; otherwise the user. */
export const answererOf = ({ answerToken, userId }: Pick<PollReader, 'answerToken' | 'userId'>): string =>
  answerToken ?? userId ?? '';

/**
 * Returns the waiting answers of this reader.
 *
 * @param readAgain - Reads the poll, which contains the answers once none waits.
 * @returns `round` changes once the poll has been read.
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
