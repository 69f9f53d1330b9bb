import type { EventId, Vote } from '@lively/engine';
import { createOptimisticValueMachine } from '../optimisticValue/optimisticValue.services';

export interface VoteToSave {
  eventId: EventId;
  vote: Vote;
}

/** The services that the vote machine calls. */
export interface VoteServices {
  /** Stores the vote; `none` removes it. A vote that is already stored counts as success. */
  saveVote(vote: VoteToSave, signal: AbortSignal): Promise<void>;
  /** Reads the stored vote. */
  readVote(eventId: EventId, signal: AbortSignal): Promise<Vote>;
  /** Records a vote among the user actions, once it or a later one is saved. A failure has no effect. */
  logVote(vote: VoteToSave): Promise<void>;
}

/** Creates the machine of one user's vote on one event, an optimistic value. */
export const createVoteMachine = (services: VoteServices) =>
  createOptimisticValueMachine<Vote>('vote', 'none', {
    saveValue: ({ eventId, value }, signal) => services.saveVote({ eventId, vote: value }, signal),
    readValue: (eventId, signal) => services.readVote(eventId, signal),
    logValue: ({ eventId, value }) => services.logVote({ eventId, vote: value }),
  });
