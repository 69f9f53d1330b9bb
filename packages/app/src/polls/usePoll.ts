import { withDeadline } from '@lively/machines';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBackend } from '../data/BackendContext';
import type { Poll, PollReader } from '../data/Polls';
import { queryKeys } from '../data/queryKeys';
import { answerTokens } from '../device/answerTokens';
import { useUserId } from '../session/SessionContext';

/** The key of what a reader sees of a poll. */
export const pollKey = ({ token, answerToken, userId }: PollReader) => queryKeys.poll(token, answerToken ?? userId);

interface ReadPoll {
  /** The guest of the own link, else the user, else the guest that this device knows. */
  readonly reader: PollReader;
  readonly query: UseQueryResult<Poll | null>;
  /** Looks again for what this device knows of the poll. */
  readonly follow: () => void;
}

/** @param linkToken - The token of a guest's own link; null for the friends' link. */
export function usePoll(token: string, linkToken: string | null): ReadPoll {
  const { polls } = useBackend();
  const userId = useUserId() ?? null;
  // The server does not know it: a page that is taken over begins without.
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
