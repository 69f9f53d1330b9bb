import type { EventId, Vote } from '@lively/engine';
import { countDelta } from '@lively/machines';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesContext';
import { useSession } from '../session/followSession';
import type { VoteActor } from './startVoteActor';

const noVote: Vote = 'none';

/**
 * The user's vote on an event, and what it adds to the counts that were read with the event. The machine is loaded for
 * users only, and a click before it is there waits for it.
 */
export function useVote(eventId: EventId, tellFailure: () => void) {
  const session = useSession();
  const { votesOf } = useServices();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [actor, setActor] = useState<VoteActor>();
  const starting = useRef<Promise<VoteActor>>(undefined);
  const failure = useRef(tellFailure);
  failure.current = tellFailure;

  useEffect(() => {
    if (!userId) return;
    const controller = new AbortController();
    const { signal } = controller;
    const start = import('./startVoteActor').then(({ startVoteActor }) =>
      startVoteActor(votesOf(userId), eventId, () => failure.current(), signal),
    );
    starting.current = start;
    start.then(
      (started) => {
        if (signal.aborted) return started.stop();
        signal.addEventListener('abort', started.stop);
        setActor(started);
      },
      // Said when the user wants to vote, not before.
      () => {},
    );
    return () => {
      controller.abort();
      starting.current = undefined;
      setActor(undefined);
    };
  }, [userId, eventId, votesOf]);

  const click = useCallback((vote: 'up' | 'down') => {
    const start = starting.current;
    start?.then(
      (started) => started.click(vote),
      // Whoever has left the event by then waits for no word of it.
      () => start === starting.current && failure.current(),
    );
  }, []);

  const shownVote = useSyncExternalStore(
    actor?.subscribe ?? subscribeToNothing,
    actor?.readShownVote ?? (() => noVote),
    () => noVote,
  );
  return { vote: shownVote, delta: countDelta(actor?.countedVote ?? noVote, shownVote), click };
}

function subscribeToNothing(): () => void {
  return () => {};
}
