import { assign, emit, setup } from 'xstate';
import { type ConsentChoices, consentDefaults, essentialOnly, everything, parseConsent } from './consentChoices';

export interface ConsentInput {
  /** What the device stored, as it stored it. */
  stored: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ConsentContext {
  /** What the form shows. */
  choices: ConsentChoices;
  /** What may run now. Nothing but the essential before a choice is saved. */
  granted: ConsentChoices;
  /** Whether the person has chosen. */
  given: boolean;
}

/** What the person can choose: the essential is locked. */
export type ConsentPurpose = Exclude<keyof ConsentChoices, 'essential'>;

export type ConsentEvent =
  | { type: 'consent.changed'; purpose: ConsentPurpose; allowed: boolean }
  | { type: 'consent.saved' }
  | { type: 'consent.allAccepted' }
  | { type: 'consent.allRefused' }
  /** Withdrawal is always at hand. */
  | { type: 'consent.reopened' }
  | { type: 'consent.closed' }
  /** Another tab saved a choice. */
  | ({ type: 'consent.synced' } & ConsentInput);

/** The choices that were saved. */
export type ConsentEmitted = { type: 'consent.stored'; choices: ConsentChoices };

/** What a person allows on their device: asked once in six months, changed whenever they like. */
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
