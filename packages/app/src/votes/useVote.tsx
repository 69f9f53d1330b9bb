import type { EventId, Vote } from '@lively/engine';
import { type CountDelta, countDelta } from '@lively/machines';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useUserId } from '../session/SessionContext';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import type { VoteActorProps, VoteState } from './VoteActor';

const VoteActor = lazyWithFallback(() => import('./VoteActor'), FailedVoteActor);

interface VoteListeners {
  onFailed: () => void;
  /** The vote that was wanted before the sign-in is stored. */
  onResumed: () => void;
  /** A press that came before the session was known was a visitor's. */
  onVisitor: (vote: 'up' | 'down') => void;
}

interface OwnVote {
  vote: Vote;
  /** What the vote adds to the counts that were read with the event. */
  delta: CountDelta;
  click: (vote: 'up' | 'down') => void;
  /** Runs the machine: rendered anywhere in the page. */
  actor: ReactNode;
}

/** The user's vote on an event. A click that comes before the machine waits for it. */
export function useVote(eventId: EventId, { onFailed, onResumed, onVisitor }: VoteListeners): OwnVote {
  const userId = useUserId();
  const [resumed, setResumed] = useState<'up' | 'down'>();
  const [state, setState] = useState<VoteState>();
  const [earlyClicks, setEarlyClicks] = useState<readonly ('up' | 'down')[]>([]);
  const choose = state?.choose;
  const click = useCallback(
    (vote: 'up' | 'down') => (choose ? choose(vote) : setEarlyClicks((others) => [...others, vote])),
    [choose],
  );
  const onChange = useCallback((next: VoteState | undefined) => {
    setState(next);
    // The machine has them by then: whoever signs in next on this page did not click.
    if (next) setEarlyClicks([]);
  }, []);

  useInterruptedAction('vote', (action) => setResumed(action.vote));
  useSignInForPress(earlyClicks.at(-1) ?? null, (vote) => {
    setEarlyClicks([]);
    onVisitor(vote);
  });

  return {
    vote: state?.shown ?? 'none',
    delta: countDelta(state?.initial ?? 'none', state?.shown ?? 'none'),
    click,
    actor: userId && (
      <Suspense fallback={null}>
        <VoteActor
          key={`${userId} ${eventId}`}
          userId={userId}
          eventId={eventId}
          earlyClicks={earlyClicks}
          resumed={resumed}
          onChange={onChange}
          onFailed={onFailed}
          onResumed={() => {
            setResumed(undefined);
            onResumed();
          }}
        />
      </Suspense>
    ),
  };
}

/** Where the machine does not come, a vote cannot be stored: that is said when somebody votes. */
function FailedVoteActor({ earlyClicks, resumed, onFailed }: VoteActorProps) {
  useEffect(() => {
    if (earlyClicks.length || resumed) onFailed();
  }, [earlyClicks, resumed, onFailed]);
  return null;
}
