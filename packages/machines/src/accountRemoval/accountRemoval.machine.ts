import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

export interface AccountRemovalInput {
  /** The email address of the account, which the user has to type. */
  email: string;
}

export type AccountRemovalEvent =
  | { type: 'accountRemoval.asked' }
  | { type: 'accountRemoval.dismissed' }
  | { type: 'accountRemoval.confirmed'; typed: string };

/** The account is deleted, and its user is signed out. */
export type AccountRemovalEmitted = { type: 'accountRemoval.deleted' };

export interface AccountRemovalContext extends AccountRemovalInput {
  problem: 'required' | 'mismatch' | null;
  /** Why the last deletion failed. */
  failure: Failure | null;
}

/** Deletes a user's account after the user has typed its email address. A sent deletion cannot be undone. */
export const accountRemovalMachine = setup({
  types: {
    input: {} as AccountRemovalInput,
    context: {} as AccountRemovalContext,
    events: {} as AccountRemovalEvent,
    emitted: {} as AccountRemovalEmitted,
  },
  actors: {
    deleteAccount: missingService<void>('deleteAccount'),
  },
  actions: {
    clearMessages: assign({ problem: null, failure: null }),
    showProblem: assign({
      failure: null,
      problem: ({ context }, { typed }: { typed: string }) => problemOf(typed, context),
    }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyDeletion: emit({ type: 'accountRemoval.deleted' }),
  },
  guards: {
    isMistyped: ({ context }, { typed }: { typed: string }) => problemOf(typed, context) !== null,
  },
}).createMachine({
  id: 'accountRemoval',
  context: ({ input }) => ({ ...input, problem: null, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      on: { 'accountRemoval.asked': { target: 'confirming', actions: 'clearMessages' } },
    },
    confirming: {
      on: {
        'accountRemoval.dismissed': 'resting',
        'accountRemoval.confirmed': [
          {
            guard: { type: 'isMistyped', params: ({ event }) => event },
            actions: { type: 'showProblem', params: ({ event }) => event },
          },
          { target: 'deleting', actions: 'clearMessages' },
        ],
      },
    },
    deleting: {
      invoke: {
        id: 'deleteAccount',
        src: 'deleteAccount',
        onDone: { target: 'deleted', actions: 'notifyDeletion' },
        onError: { target: 'confirming', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    deleted: { type: 'final' },
  },
});

function problemOf(typed: string, { email }: AccountRemovalInput): AccountRemovalContext['problem'] {
  const address = typed.trim().toLowerCase();
  if (address === '') return 'required';
  return address === email.toLowerCase() ? null : 'mismatch';
}
