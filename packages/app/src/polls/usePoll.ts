import { withDeadline } from '@lively/machines';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../data/BackendContext';
import type { Poll, PollReader } from '../data/Polls';
import { queryKeys } from '../data/queryKeys';
import { answerTokens } from '../device/answerTokens';
import { useUserId } from '../session/SessionContext';

/** Returns the query key of a poll for a reader. */
export const pollKey = ({ token, answerToken, userId }: PollReader) => queryKeys.poll(token, answerToken ?? userId);

interface ReadPoll {
  /** The guest of the own link, or else the user, or else the guest stored on this device. */
  readonly reader: PollReader;
  readonly query: UseQueryResult<Poll | null>;
  /** Reads the guest stored on this device again. */
  readonly follow: () => void;
}

/** @param linkToken - The token of a guest's own link; null for the friends' link. */
export function usePoll(token: string, linkToken: string | null): ReadPoll {
  const { polls } = useBackend();
  const userId = useUserId() ?? null;
  // The server does not have it: hydration starts without.
  const [heldToken, setHeldToken] = useState<string | null>(null);
  const answerToken = linkToken ?? (userId === null ? heldToken : null);
  const reader = { token, answerToken, userId };
  const query = useQuery({
    queryKey: pollKey(reader),
    queryFn: ({ signal }) => withDeadline((either) => polls.readPoll(reader, either), signal),
    placeholderData: keepPreviousData,
  });
  const pollId = query.data?.id;
  useEffect(() => {
    if (pollId !== undefined) setHeldToken(answerTokens.read(pollId));
  }, [pollId]);
  return {
    reader,
    query,
    follow: () => pollId !== undefined && setHeldToken(answerTokens.read(pollId)),
  };
}
