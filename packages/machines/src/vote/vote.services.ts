import type { EventId, Vote } from '@lively/engine';
import { fromPromise } from 'xstate';
import { ignoreFailure } from '../ignoreFailure';
import { type VoteToSave, voteMachine } from './vote.machine';

/** What the vote machine needs from the outside world. */
export interface VoteServices {
  /** Stores the vote, `none` removes it. Aborted when the person leaves the page before the answer. */
  saveVote(vote: VoteToSave, signal: AbortSignal): Promise<void>;
  /** Reads what is stored. */
  readVote(eventId: EventId, signal: AbortSignal): Promise<Vote>;
  /** Notes a saved vote among the user actions. Its failure changes nothing. */
  logVote(vote: VoteToSave): Promise<void>;
}

export const createVoteMachine = (services: VoteServices) =>
  voteMachine.provide({
    actors: {
      saveVote: fromPromise<void, VoteToSave>(({ input, signal }) => services.saveVote(input, signal)),
      readVote: fromPromise<Vote, EventId>(({ input, signal }) => services.readVote(input, signal)),
    },
    actions: {
      logVote: ({ context: { eventId, savedVote } }) =>
        ignoreFailure(() => services.logVote({ eventId, vote: savedVote })),
    },
  });
