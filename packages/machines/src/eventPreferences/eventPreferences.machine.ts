import type { Preference } from '@lively/engine';
import { preferenceModalDelay } from '@lively/engine/constants';
import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, sessionEnded, toFailure } from '../failure';
import { missingService } from '../fromService';
import type { SignedInUser } from '../session/session.machine';
import { deadline } from '../withDeadline';

export interface EventPreferencesInput {
  /** The stored preferences of the signed-in user. If they are empty, the dialog opens automatically. */
  savedPreferences: readonly Preference[];
  /** The choice of a save that was interrupted by the end of the session. The recap opens with it. */
  interrupted: readonly Preference[] | null;
}

/**
 * Why the preferences were not saved: the user could not be read, there is no session, the email address is not
 * confirmed, or the backend refused.
 */
export type PreferencesProblem = 'userUnreadable' | 'signedOut' | 'unconfirmed' | 'unsaved';

export interface EventPreferencesContext extends EventPreferencesInput {
  /** The current choice. The saved preferences stay unchanged until it is written. */
  draft: readonly Preference[];
  /** The category whose subcategories are shown. */
  category: string | null;
  problem: PreferencesProblem | null;
  failure: Failure | null;
}

export type EventPreferencesEvent =
  | { type: 'preferences.opened' }
  | { type: 'preferences.closed' }
  | { type: 'preferences.categoryChosen'; category: string }
  /** Adds an absent preference and removes a present one. A preference without a subcategory is the whole category. */
  | { type: 'preferences.toggled'; preference: Preference }
  | { type: 'preferences.returned' }
  | { type: 'preferences.reviewed' }
  | { type: 'preferences.submitted' };

export type EventPreferencesEmitted = { type: 'preferences.saved'; preferences: readonly Preference[] };

/**
 * The dialog in which a user chooses preferences: categories, subcategories of one category, recap. One write saves the
 * whole choice.
 */
export const eventPreferencesMachine = setup({
  types: {
    input: {} as EventPreferencesInput,
    context: {} as EventPreferencesContext,
    events: {} as EventPreferencesEvent,
    emitted: {} as EventPreferencesEmitted,
    tags: {} as 'saving',
  },
  actors: {
    readUser: missingService<SignedInUser | null>('readUser'),
    savePreferences: missingService<void, readonly Preference[]>('savePreferences'),
  },
  actions: {
    beginDraft: assign({
      draft: ({ context }) => context.interrupted ?? context.savedPreferences,
      interrupted: null,
      category: null,
    }),
    clearProblem: assign({ problem: null, failure: null }),
    chooseCategory: assign({ category: (_, { category }: { category: string }) => category }),
    toggle: assign({
      draft: ({ context }, { preference }: { preference: Preference }) => togglePreference(context.draft, preference),
    }),
    keepDraft: assign({ savedPreferences: ({ context }) => context.draft }),
    showProblem: assign((_, { problem, error }: { problem: PreferencesProblem; error?: unknown }) => ({
      problem,
      failure: error === undefined ? null : toFailure(error),
    })),
    notifySaved: emit(({ context }) => ({
      type: 'preferences.saved' as const,
      preferences: context.savedPreferences,
    })),
  },
  guards: {
    wasInterrupted: ({ context }) => context.interrupted !== null,
    hasNothingSaved: ({ context }) => context.savedPreferences.length === 0,
    hasSelection: ({ context }) => context.draft.length > 0,
    isSignedOut: (_, { user }: { user: SignedInUser | null }) => user === null,
    hasSessionEnded: (_, { error }: Rejection) => toFailure(error).code === sessionEnded,
    isUnconfirmed: (_, { user }: { user: SignedInUser | null }) => user?.emailConfirmed === false,
  },
  delays: {
    preferenceModalDelay,
    /** One limit for both requests: the read of the user and the save. */
    deadline,
  },
}).createMachine({
  id: 'eventPreferences',
  context: ({ input }) => ({ ...input, draft: input.savedPreferences, category: null, problem: null, failure: null }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: 'wasInterrupted', target: 'open.recap' },
        { guard: 'hasNothingSaved', target: 'aboutToOpen' },
        { target: 'closed' },
      ],
    },
    aboutToOpen: {
      after: { preferenceModalDelay: 'open' },
      on: {
        'preferences.opened': 'open',
        'preferences.closed': 'closed',
      },
    },
    closed: {
      on: { 'preferences.opened': 'open' },
    },
    open: {
      entry: ['beginDraft', 'clearProblem'],
      initial: 'categories',
      states: {
        categories: {
          on: {
            'preferences.closed': '#eventPreferences.closed',
            'preferences.categoryChosen': {
              target: 'subcategories',
              actions: { type: 'chooseCategory', params: ({ event }) => event },
            },
            'preferences.reviewed': { guard: 'hasSelection', target: 'recap' },
          },
        },
        subcategories: {
          on: {
            'preferences.closed': '#eventPreferences.closed',
            'preferences.toggled': { actions: { type: 'toggle', params: ({ event }) => event } },
            'preferences.returned': 'categories',
            'preferences.reviewed': { guard: 'hasSelection', target: 'recap' },
          },
        },
        recap: {
          on: {
            'preferences.closed': '#eventPreferences.closed',
            'preferences.toggled': { actions: ['clearProblem', { type: 'toggle', params: ({ event }) => event }] },
            'preferences.returned': { target: 'categories', actions: 'clearProblem' },
            'preferences.submitted': { guard: 'hasSelection', target: 'submitting', actions: 'clearProblem' },
          },
        },
        // The dialog cannot close while a request is in flight: the user would not know whether the choice was saved.
        submitting: {
          tags: 'saving',
          after: {
            deadline: {
              target: 'recap',
              actions: { type: 'showProblem', params: { problem: 'unsaved', error: { code: 'timeout' } } },
            },
          },
          initial: 'identifying',
          states: {
            identifying: {
              invoke: {
                id: 'readUser',
                src: 'readUser',
                onDone: [
                  {
                    guard: { type: 'isSignedOut', params: ({ event }) => ({ user: event.output }) },
                    target: '#eventPreferences.open.recap',
                    actions: { type: 'showProblem', params: { problem: 'signedOut' } },
                  },
                  {
                    guard: { type: 'isUnconfirmed', params: ({ event }) => ({ user: event.output }) },
                    target: '#eventPreferences.open.recap',
                    actions: { type: 'showProblem', params: { problem: 'unconfirmed' } },
                  },
                  { target: 'saving' },
                ],
                onError: {
                  target: '#eventPreferences.open.recap',
                  actions: {
                    type: 'showProblem',
                    params: ({ event }) => ({ problem: 'userUnreadable', error: event.error }),
                  },
                },
              },
            },
            saving: {
              invoke: {
                id: 'savePreferences',
                src: 'savePreferences',
                input: ({ context }) => context.draft,
                onDone: { target: '#eventPreferences.closed', actions: ['keepDraft', 'notifySaved'] },
                onError: [
                  {
                    guard: { type: 'hasSessionEnded', params: ({ event }) => event },
                    target: '#eventPreferences.open.recap',
                    actions: {
                      type: 'showProblem',
                      params: ({ event }) => ({ problem: 'signedOut', error: event.error }),
                    },
                  },
                  {
                    target: '#eventPreferences.open.recap',
                    actions: {
                      type: 'showProblem',
                      params: ({ event }) => ({ problem: 'unsaved', error: event.error }),
                    },
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});

function togglePreference(preferences: readonly Preference[], toggled: Preference): Preference[] {
  const others = preferences.filter(
    ({ category, subcategory }) => category !== toggled.category || subcategory !== toggled.subcategory,
  );
  return others.length < preferences.length ? others : [...others, toggled];
}
