import { object } from 'valibot';
import { assertEvent, assign, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { findProblems } from '../findProblems';
import { formTransitions } from '../formTransitions';
import { missingService } from '../fromService';
import { type CodeProblem, codeSchemas } from '../secondFactor/codeSchemas';
import type { Factor, FactorCode } from '../secondFactor/secondFactor.machine';
import { stripCode } from '../secondFactor/stripCode';

export type ChallengeEvent =
  | { type: 'challenge.retried' }
  /** The user chooses the factor of the code, if there are several. */
  | { type: 'challenge.factorChosen'; factorId: string }
  | { type: 'challenge.otherCodeAsked' }
  | { type: 'challenge.codeSubmitted'; code: string }
  /** The user has lost the app. */
  | { type: 'challenge.recoveryAsked' }
  | { type: 'challenge.recoverySubmitted'; recoveryCode: string }
  | { type: 'challenge.codeAsked' };

export interface ChallengeProblems {
  code?: CodeProblem;
  recoveryCode?: CodeProblem;
}

export interface ChallengeContext {
  factors: readonly Factor[];
  /** The factor whose code is requested. */
  factorId: string;
  /** The problems of the last submitted code. The form is not sent while there is a problem. */
  problems: ChallengeProblems;
  /** Why the backend refused the last request. */
  failure: Failure | null;
}

/**
 * Sign-in after the first factor: asks for the code of the second factor, or for a recovery code. Codes are not kept. A wrong or
 * late code shows why. The session reports that a code was right.
 */
export const challengeMachine = setup({
  types: {
    context: {} as ChallengeContext,
    events: {} as ChallengeEvent,
    tags: {} as 'submitting',
  },
  actors: {
    listFactors: missingService<readonly Factor[]>('listFactors'),
    sendCode: missingService<void, string>('sendCode'),
    verifyCode: missingService<void, FactorCode>('verifyCode'),
    recover: missingService<void, string>('recover'),
  },
  actions: {
    clearMessages: assign({ problems: {}, failure: null }),
    keepFactors: assign((_, { factors }: { factors: readonly Factor[] }) => ({
      factors,
      factorId: factors[0]?.id ?? '',
    })),
    chooseFactor: assign({ factorId: (_, { factorId }: { factorId: string }) => factorId }),
    showProblems: assign({ problems: ({ event }) => problemsOf(event), failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
  },
  guards: {
    isPhone: ({ context }) => context.factors.some(({ id, isPhone }) => id === context.factorId && isPhone),
    hasProblems: ({ event }) => Object.keys(problemsOf(event)).length > 0,
  },
}).createMachine({
  id: 'challenge',
  context: { factors: [], factorId: '', problems: {}, failure: null },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'listFactors',
        src: 'listFactors',
        onDone: {
          target: 'code',
          actions: { type: 'keepFactors', params: ({ event }) => ({ factors: event.output }) },
        },
        onError: { target: 'unread', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      on: { 'challenge.retried': { target: 'reading', actions: 'clearMessages' } },
    },
    code: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isPhone', target: 'sending' }, { target: 'editing' }],
        },
        sending: {
          tags: 'submitting',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => context.factorId,
            onDone: 'editing',
            onError: formTransitions.refuse,
          },
        },
        editing: {
          on: {
            'challenge.factorChosen': {
              target: 'choosing',
              actions: ['clearMessages', { type: 'chooseFactor', params: ({ event }) => event }],
            },
            'challenge.otherCodeAsked': { guard: 'isPhone', target: 'sending', actions: 'clearMessages' },
            'challenge.recoveryAsked': { target: '#challenge.recovery', actions: 'clearMessages' },
            'challenge.codeSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => {
              assertEvent(event, 'challenge.codeSubmitted');
              return { factorId: context.factorId, code: stripCode(event.code) };
            },
            onDone: '#challenge.passed',
            onError: formTransitions.refuse,
          },
        },
      },
    },
    recovery: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'challenge.codeAsked': { target: '#challenge.code', actions: 'clearMessages' },
            'challenge.recoverySubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'recover',
            src: 'recover',
            input: ({ event }) => {
              assertEvent(event, 'challenge.recoverySubmitted');
              return stripCode(event.recoveryCode);
            },
            onDone: '#challenge.passed',
            onError: formTransitions.refuse,
          },
        },
      },
    },
    // The session reports the success too, and the requested page opens.
    passed: { type: 'final' },
  },
});

const schemas = {
  'challenge.codeSubmitted': object({ code: codeSchemas.code }),
  'challenge.recoverySubmitted': object({ recoveryCode: codeSchemas.recoveryCode }),
} as const;

function problemsOf(event: ChallengeEvent): ChallengeProblems {
  return event.type in schemas ? findProblems(schemas[event.type as keyof typeof schemas], event) : {};
}
