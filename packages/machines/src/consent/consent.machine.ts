import { assign, emit, setup } from 'xstate';
import { type ConsentChoices, consentDefaults, essentialOnly, everything, parseConsent } from './consentChoices';

export interface ConsentInput {
  /** The text that the device stored. */
  stored: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ConsentContext {
  /** The choices that the form shows. */
  choices: ConsentChoices;
  /** The purposes that are allowed now. Only the essential purpose is allowed before a choice is saved. */
  granted: ConsentChoices;
  /** Whether the user has made a choice. */
  given: boolean;
}

/** The purposes that the user can choose. The essential purpose is locked. */
export type ConsentPurpose = Exclude<keyof ConsentChoices, 'essential'>;

export type ConsentEvent =
  | { type: 'consent.changed'; purpose: ConsentPurpose; allowed: boolean }
  | { type: 'consent.saved' }
  | { type: 'consent.allAccepted' }
  | { type: 'consent.allRefused' }
  /** The user can withdraw at any time. */
  | { type: 'consent.reopened' }
  | { type: 'consent.closed' }
  /** Another tab saved a choice. */
  | ({ type: 'consent.synced' } & ConsentInput);

/** The choices that were saved. */
export type ConsentEmitted = { type: 'consent.stored'; choices: ConsentChoices };

/** The purposes that a user allows on their device. The app asks once in six months, and the user can change them at any time. */
export const consentMachine = setup({
  types: {
    input: {} as ConsentInput,
    context: {} as ConsentContext,
    events: {} as ConsentEvent,
    emitted: {} as ConsentEmitted,
  },
  actions: {
    change: assign({
      choices: ({ context }, { purpose, allowed }: { purpose: ConsentPurpose; allowed: boolean }) => ({
        ...context.choices,
        [purpose]: allowed,
      }),
    }),
    grant: assign({ granted: ({ context }) => context.choices, given: true }),
    grantAll: assign({ choices: everything, granted: everything, given: true }),
    grantNothing: assign({ choices: essentialOnly, granted: essentialOnly, given: true }),
    restore: assign({ choices: ({ context }) => context.granted }),
    applyStored: assign((_, { stored, now }: ConsentInput) => contextOf(parseConsent(stored, now))),
    storeConsent: () => {},
    notifyStored: emit(({ context }) => ({ type: 'consent.stored' as const, choices: context.granted })),
  },
  guards: {
    isGiven: (_, { stored, now }: ConsentInput) => parseConsent(stored, now) !== null,
    wasGiven: ({ context }) => context.given,
  },
}).createMachine({
  id: 'consent',
  context: ({ input }) => contextOf(parseConsent(input.stored, input.now)),
  on: {
    'consent.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'consent.saved': { target: '.given', actions: ['grant', 'storeConsent', 'notifyStored'] },
    'consent.allAccepted': { target: '.given', actions: ['grantAll', 'storeConsent', 'notifyStored'] },
    'consent.allRefused': { target: '.given', actions: ['grantNothing', 'storeConsent', 'notifyStored'] },
    'consent.synced': [
      {
        guard: { type: 'isGiven', params: ({ event }) => event },
        target: '.given',
        actions: { type: 'applyStored', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'applyStored', params: ({ event }) => event } },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'wasGiven', target: 'given' }, { target: 'asking' }],
    },
    asking: {},
    given: {
      on: {
        'consent.changed': {},
        'consent.saved': {},
        'consent.reopened': 'revising',
      },
    },
    revising: {
      on: { 'consent.closed': { target: 'given', actions: 'restore' } },
    },
  },
});

function contextOf(choices: ConsentChoices | null): ConsentContext {
  return choices
    ? { choices, granted: choices, given: true }
    : { choices: consentDefaults, granted: essentialOnly, given: false };
}
