import { needsOnboarding } from '@lively/engine';
import { assign, emit, setup } from 'xstate';
import { type Failure, type FailureEvent, type Rejection, toFailure, toFailureEvent } from '../failure';
import { missingService } from '../fromService';

export interface OnboardingInput {
  /** The text that the device stored. */
  completed: string | null;
  date: string | null;
  /** Milliseconds since 1970. */
  now: number;
  /** The tags that the user already likes. They are preselected, so that none is lost. */
  savedTags: readonly string[];
}

export interface OnboardingContext {
  isDue: boolean;
  savedTags: readonly string[];
  chosenTags: readonly string[];
  failure: Failure | null;
}

export type OnboardingEvent =
  | { type: 'onboarding.tagToggled'; tag: string }
  /** The button of the last step reads « Terminer ». */
  | { type: 'onboarding.continued' }
  | { type: 'onboarding.returned' }
  | { type: 'onboarding.closed' };

export type OnboardingEmitted =
  /** The tags were saved, if they had changed. */
  { type: 'onboarding.saved'; tags: readonly string[] } | FailureEvent<'onboarding.failed'>;

/**
 * Four steps of tags for a signed-in user, shown when due. The device stores the completion when the user closes or
 * completes them.
 */
export const onboardingMachine = setup({
  types: {
    input: {} as OnboardingInput,
    context: {} as OnboardingContext,
    events: {} as OnboardingEvent,
    emitted: {} as OnboardingEmitted,
    tags: {} as 'shown' | 'saving',
  },
  actors: {
    saveTags: missingService<void, readonly string[]>('saveTags'),
  },
  actions: {
    toggle: assign({
      chosenTags: ({ context: { chosenTags } }, { tag }: { tag: string }) =>
        chosenTags.includes(tag) ? chosenTags.filter((each) => each !== tag) : [...chosenTags, tag],
    }),
    clearFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    storeCompletion: () => {},
    notifySaved: emit(({ context }) => ({ type: 'onboarding.saved' as const, tags: context.chosenTags })),
    notifyFailure: emit(toFailureEvent('onboarding.failed')),
  },
  guards: {
    isDue: ({ context }) => context.isDue,
    isUnchanged: ({ context: { savedTags, chosenTags } }) =>
      chosenTags.length === savedTags.length && chosenTags.every((tag) => savedTags.includes(tag)),
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input: { completed, date, now, savedTags } }) => ({
    isDue: needsOnboarding(completed, date, now),
    savedTags,
    chosenTags: savedTags,
    failure: null,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'isDue', target: 'open' }, { target: 'hidden' }],
    },
    open: {
      tags: 'shown',
      on: {
        'onboarding.tagToggled': { actions: ['clearFailure', { type: 'toggle', params: ({ event }) => event }] },
        'onboarding.closed': { target: 'hidden', actions: 'storeCompletion' },
      },
      initial: 'music',
      states: {
        music: { on: { 'onboarding.continued': 'sports' } },
        sports: { on: { 'onboarding.continued': 'hobbies', 'onboarding.returned': 'music' } },
        hobbies: { on: { 'onboarding.continued': 'food', 'onboarding.returned': 'sports' } },
        food: {
          on: {
            'onboarding.continued': [
              { guard: 'isUnchanged', target: '#onboarding.hidden', actions: 'storeCompletion' },
              { target: '#onboarding.saving', actions: 'clearFailure' },
            ],
            'onboarding.returned': 'hobbies',
          },
        },
      },
    },
    saving: {
      tags: ['shown', 'saving'],
      invoke: {
        id: 'saveTags',
        src: 'saveTags',
        input: ({ context }) => context.chosenTags,
        onDone: { target: 'hidden', actions: ['storeCompletion', 'notifySaved'] },
        onError: {
          target: 'open.food',
          actions: [
            { type: 'showFailure', params: ({ event }) => event },
            { type: 'notifyFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    hidden: { type: 'final' },
  },
});
