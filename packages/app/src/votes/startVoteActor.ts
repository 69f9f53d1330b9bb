import type { EventId, Vote } from '@lively/engine';
import { createVoteMachine, type VoteServices } from '@lively/machines';
import { createActor } from 'xstate';
import { openTabChannel } from '../device/openTabChannel';

/** One user's vote on one event, followed in every tab. */
export interface VoteActor {
  /** The vote when the page was loaded: the counts that were read include it. */
  readonly countedVote: Vote;
  readShownVote(): Vote;
  subscribe(watcher: () => void): () => void;
  click(vote: 'up' | 'down'): void;
  stop(): void;
}

/**
 * Reads the stored vote and starts the machine that keeps it.
 *
 * @param signal - Aborted when the event is left: other tabs are no longer heard.
 */
export async function startVoteActor(
  services: VoteServices,
  eventId: EventId,
  tellFailure: () => void,
  signal: AbortSignal,
): Promise<VoteActor> {
  const channel = openTabChannel<Vote>(`lively_vote_${eventId}`);
  signal.addEventListener('abort', channel.close);
  const savedVote = await services.readVote(eventId, signal);
  const actor = createActor(createVoteMachine(services), { input: { eventId, savedVote } });
  actor.on('vote.saved', ({ vote }) => channel.post(vote));
  actor.on('vote.failed', tellFailure);
  actor.start();
  channel.listen((vote) => actor.send({ type: 'vote.synced', vote }));
  return {
    countedVote: savedVote,
    readShownVote: () => actor.getSnapshot().context.shownVote,
    subscribe: (watcher) => {
      const { unsubscribe } = actor.subscribe(watcher);
      return unsubscribe;
    },
    click: (vote) => actor.send({ type: 'vote.clicked', vote }),
    stop: () => actor.stop(),
  };
}
