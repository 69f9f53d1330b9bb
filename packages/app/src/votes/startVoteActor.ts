import type { EventId, Vote } from '@lively/engine';
import { createVoteMachine, type VoteServices } from '@lively/machines';
import { createActor } from 'xstate';

/** One user's vote on one event, followed in every tab. */
export interface VoteActor {
  /** The vote when the page was loaded: the counts that were read include it. */
  readonly countedVote: Vote;
  readShownVote(): Vote;
  subscribe(watcher: () => void): () => void;
  click(vote: 'up' | 'down'): void;
  stop(): void;
}

/** Reads the stored vote and starts the machine that keeps it. */
export async function startVoteActor(
  services: VoteServices,
  eventId: EventId,
  tellFailure: () => void,
  signal: AbortSignal,
): Promise<VoteActor> {
  const savedVote = await services.readVote(eventId, signal);
  const actor = createActor(createVoteMachine(services), { input: { eventId, savedVote } });
  const channel = new BroadcastChannel(`lively_vote_${eventId}`);
  channel.onmessage = ({ data }: MessageEvent<Vote>) => actor.send({ type: 'vote.synced', vote: data });
  actor.on('vote.saved', ({ vote }) => channel.postMessage(vote));
  actor.on('vote.failed', tellFailure);
  actor.start();
  return {
    countedVote: savedVote,
    readShownVote: () => actor.getSnapshot().context.shownVote,
    subscribe: (watcher) => {
      const { unsubscribe } = actor.subscribe(watcher);
      return unsubscribe;
    },
    click: (vote) => actor.send({ type: 'vote.clicked', vote }),
    stop: () => {
      channel.close();
      actor.stop();
    },
  };
}
