import { applyVote, type EventId, type Vote } from '@lively/engine';
import { createVoteMachine } from '@lively/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { deadline } from '../data/withDeadline';

export interface VoteState {
  shown: Vote;
  /** The vote that the counts read with the event include. */
  initial: Vote;
  choose: (vote: 'up' | 'down') => void;
}

export interface VoteActorProps {
  userId: string;
  eventId: EventId;
  /** Pressed before this was there. */
  earlyClicks: readonly ('up' | 'down')[];
  /** Wanted before the sign-in: whatever is stored, it is this vote from now on. */
  resumed: 'up' | 'down' | undefined;
  onChange: (state: VoteState | undefined) => void;
  onFailed: () => void;
  onResumed: () => void;
}

/** Runs the machine of one user's vote on one event. Loaded for users only. */
export default function VoteActor(props: VoteActorProps) {
  const { userId, eventId, earlyClicks, resumed, onChange, onFailed, onResumed } = props;
  const { votesOf } = useBackend();
  const queryClient = useQueryClient();
  const invalidate = useInvalidate();
  const queryKey = queryKeys.vote(userId, eventId);
  const services = useMemo(() => votesOf(userId), [votesOf, userId]);
  const stored = useQuery({ queryKey, queryFn: ({ signal }) => services.readVote(eventId, signal) });
  const machine = useMemo(
    () =>
      createVoteMachine({
        ...services,
        async saveVote(vote) {
          // A read that began before is no answer to whether this is stored.
          await queryClient.cancelQueries({ queryKey: queryKeys.vote(userId, vote.eventId) });
          // It goes on when the page is left: only its time ends it.
          await services.saveVote(vote, AbortSignal.timeout(deadline));
        },
        readVote: (id, signal) =>
          queryClient.fetchQuery({
            queryKey: queryKeys.vote(userId, id),
            queryFn: () => services.readVote(id, signal),
          }),
      }),
    [services, queryClient, userId],
  );
  const actor = useActorRef(machine, { input: { eventId } });
  const { shown, initial } = useSelector(actor, ({ context }) => context);

  const choose = useCallback(
    (vote: 'up' | 'down') =>
      actor.send({ type: 'value.chosen', value: applyVote(actor.getSnapshot().context.shown, vote) }),
    [actor],
  );
  useEffect(() => {
    onChange({ shown, initial, choose });
  }, [shown, initial, choose, onChange]);
  useEffect(() => () => onChange(undefined), [onChange]);
  useEffect(() => {
    for (const click of earlyClicks) choose(click);
  }, [earlyClicks, choose]);

  useEffect(() => {
    if (resumed) actor.send({ type: 'value.chosen', value: resumed });
  }, [actor, resumed]);

  // Another tab voted.
  const { data } = stored;
  useEffect(() => {
    if (data !== undefined && data !== actor.getSnapshot().context.saved) {
      actor.send({ type: 'value.synced', value: data });
    }
  }, [actor, data]);

  useEmitted(actor, 'value.saved', ({ value }) => {
    queryClient.setQueryData(queryKey, value);
    invalidate(queryKey);
    if (value === resumed) onResumed();
  });
  useEmitted(actor, 'value.failed', onFailed);
  return null;
}
