import type { EventId } from '@lively/engine';
import { createVoteMachine, deadline, type VoteServices } from '@lively/machines';
import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor } from 'xstate';
import { queryKeys } from '../data/queryKeys';
import { syncWithQuery } from '../data/syncWithQuery';

interface VoteActorInput {
  services: VoteServices;
  queryClient: QueryClient;
  userId: string;
  eventId: EventId;
}

/** One user's vote on one event, synced with the query cache. */
export default function createVoteActor({
  services,
  queryClient,
  userId,
  eventId,
}: VoteActorInput): Actor<ReturnType<typeof createVoteMachine>> {
  const query = {
    queryKey: queryKeys.vote(userId, eventId),
    queryFn: ({ signal }: { signal: AbortSignal }) => services.readVote(eventId, signal),
  };
  const machine = createVoteMachine({
    ...services,
    async saveVote(vote) {
      // A read that began before the write does not know its result.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      // Not aborted on unmount; only the timeout stops it.
      await services.saveVote(vote, AbortSignal.timeout(deadline));
    },
    readVote: (_, signal) => queryClient.fetchQuery({ ...query, queryFn: () => services.readVote(eventId, signal) }),
  });
  const actor = createActor(machine, { input: { eventId } });
  syncWithQuery(actor, queryClient, query);
  return actor;
}
