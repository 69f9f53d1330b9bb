import type { EventId, Vote } from '@lively/engine';
import { createVoteMachine, deadline, type VoteServices } from '@lively/machines';
import type { QueryClient } from '@tanstack/react-query';
import { type Actor, createActor } from 'xstate';
import { findReadTitle } from '../data/listReadEvents';
import { queryKeys } from '../data/queryKeys';
import { syncWithQuery } from '../data/syncWithQuery';
import { readWaiting } from '../device/waitingEntries';
import { sendOrKeep } from '../outbox/sendOrKeep';

interface VoteActorInput {
  services: VoteServices;
  queryClient: QueryClient;
  userId: string;
  eventId: EventId;
}

/** Creates the actor for a user's vote on an event, synchronised with the query cache. */
export default function createVoteActor({
  services,
  queryClient,
  userId,
  eventId,
}: VoteActorInput): Actor<ReturnType<typeof createVoteMachine>> {
  const findEntry = () => readWaiting()?.find('vote', userId, eventId);
  const query = {
    queryKey: queryKeys.vote(userId, eventId),
    queryFn: ({ signal }: { signal: AbortSignal }) => services.readVote(eventId, signal),
  };
  const machine = createVoteMachine({
    async saveVote(vote) {
      // A read from before the write does not contain its result.
      await queryClient.cancelQueries({ queryKey: query.queryKey });
      const entry = {
        kind: 'vote',
        id: crypto.randomUUID(),
        owner: userId,
        target: eventId,
        title: findReadTitle(queryClient, eventId),
        value: vote.vote,
        before: queryClient.getQueryData<Vote>(query.queryKey) ?? 'none',
      } as const;
      // Not aborted on unmount; only the timeout stops it.
      await sendOrKeep(userId, entry, () => services.saveVote(vote, AbortSignal.timeout(deadline)));
    },
    readVote: async (_, signal) => {
      const entry = findEntry();
      if (entry) return entry.before as Vote;
      return queryClient.fetchQuery({ ...query, queryFn: () => services.readVote(eventId, signal) });
    },
    // A waiting entry is logged once it is sent.
    logVote: async (vote) => {
      if (!findEntry()) await services.logVote(vote);
    },
  });
  const actor = createActor(machine, { input: { eventId } });
  // Applies the waiting entry to the stored vote, which the counts include.
  const entry = findEntry();
  if (entry) actor.send({ type: 'value.chosen', value: entry.value as Vote });
  syncWithQuery(actor, queryClient, query, () => findEntry() !== undefined);
  return actor;
}
