import { applyVote, type EventId, type Vote } from '@lively/engine';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure';
import { missingService } from '../missingService';

export interface VoteInput {
  eventId: EventId;
  savedVote: Vote;
}

export interface VoteToSave {
  eventId: EventId;
  vote: Vote;
}

export interface VoteContext extends VoteInput {
  /** What the person sees: their last intention, until a failure takes it back. */
  shownVote: Vote;
  /** What the write in flight carries. */
  sentVote: Vote;
  /** Another tab voted while a write was in flight: which of the two came last, only the store knows. */
  contested: boolean;
}

export type VoteEvent =
  /** A press on an arrow: the pressed one again removes the vote, the other one changes it. */
  | { type: 'vote.clicked'; vote: Exclude<Vote, 'none'> }
  /** Word from elsewhere, another tab for example. Shown at once, then checked with the store. */
  | { type: 'vote.synced'; vote: Vote };

export type VoteEmitted =
  /** Worth telling other tabs, as their `vote.synced`. */
  | { type: 'vote.saved'; vote: Vote }
  /** The vote was taken back. */
  | { type: 'vote.failed'; failure: Failure };

/**
 * One person's vote on one event. Shown at once, saved behind, taken back on failure.
 *
 * At most one write is in flight: a click meanwhile is kept as the next intention and sent after it, so answers cannot
 * overtake each other. Whenever the stored vote is in doubt (a write that failed may have arrived, another tab voted),
 * it is read again.
 */
export const voteMachine = setup({
  types: {
    input: {} as VoteInput,
    context: {} as VoteContext,
    events: {} as VoteEvent,
    emitted: {} as VoteEmitted,
  },
  actors: {
    saveVote: fromPromise<void, VoteToSave>(missingService('saveVote')),
    readVote: fromPromise<Vote, EventId>(missingService('readVote')),
  },
  actions: {
    showVote: assign({
      shownVote: ({ context }, { vote }: { vote: Exclude<Vote, 'none'> }) => applyVote(context.shownVote, vote),
    }),
    sendVote: assign({ sentVote: ({ context }) => context.shownVote, contested: false }),
    keepVote: assign({ savedVote: ({ context }) => context.sentVote }),
    learnVote: assign({ savedVote: (_, { vote }: { vote: Vote }) => vote }),
    restoreVote: assign({ shownVote: ({ context }) => context.savedVote }),
    contest: assign({ contested: true }),
    logVote: () => {},
    tellSaved: emit(({ context }) => ({ type: 'vote.saved' as const, vote: context.savedVote })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'vote.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    hasNewIntention: ({ context }) => context.shownVote !== context.sentVote,
    isContested: ({ context }) => context.contested,
  },
}).createMachine({
  id: 'vote',
  context: ({ input }) => ({
    ...input,
    shownVote: input.savedVote,
    sentVote: input.savedVote,
    contested: false,
  }),
  on: {
    'vote.clicked': { target: '.saving', actions: { type: 'showVote', params: ({ event }) => event } },
    'vote.synced': {
      target: '.checking',
      reenter: true,
      actions: [{ type: 'learnVote', params: ({ event }) => event }, 'restoreVote'],
    },
  },
  initial: 'settled',
  states: {
    settled: {},
    saving: {
      entry: 'sendVote',
      on: {
        'vote.clicked': { actions: { type: 'showVote', params: ({ event }) => event } },
        // Only what to fall back to: the person's own intention still stands.
        'vote.synced': { actions: [{ type: 'learnVote', params: ({ event }) => event }, 'contest'] },
      },
      invoke: {
        id: 'saveVote',
        src: 'saveVote',
        input: ({ context }) => ({ eventId: context.eventId, vote: context.sentVote }),
        onDone: [
          { guard: 'hasNewIntention', target: 'saving', reenter: true, actions: ['keepVote', 'logVote', 'tellSaved'] },
          { guard: 'isContested', target: 'checking', actions: ['keepVote', 'logVote', 'tellSaved'] },
          { target: 'settled', actions: ['keepVote', 'logVote', 'tellSaved'] },
        ],
        onError: [
          // Sent even when it equals the saved vote: the failed write may have been stored all the same.
          { guard: 'hasNewIntention', target: 'saving', reenter: true },
          { target: 'checking', actions: ['restoreVote', { type: 'tellFailure', params: ({ event }) => event }] },
        ],
      },
    },
    checking: {
      invoke: {
        id: 'readVote',
        src: 'readVote',
        input: ({ context }) => context.eventId,
        onDone: {
          target: 'settled',
          actions: [{ type: 'learnVote', params: ({ event }) => ({ vote: event.output }) }, 'restoreVote'],
        },
        // What is known stays shown: a click sends the intention anyway.
        onError: 'settled',
      },
    },
  },
});
