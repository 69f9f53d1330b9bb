import { maxLength, nonEmpty, object, optional, pipe, string, transform } from 'valibot';
import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { findProblems } from '../findProblems';
import { formTransitions } from '../formTransitions';
import { missingService } from '../fromService';
import { trimText } from '../trimText';
import { type CodeProblem, codeSchemas } from './codeSchemas';
import { type PhoneProblem, phoneSchema, stripPhone } from './phoneSchema';
import { provingFactor } from './provingFactor';
import { stripCode } from './stripCode';

/** A verified authenticator app, or a verified telephone on a host that allows telephones. */
export interface Factor {
  readonly id: string;
  /** The name that the user gave; may be empty. */
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Whether its codes are sent by text message on request. */
  readonly isPhone?: boolean;
}

/** The factors and recovery codes of the user's account. */
export interface OwnFactors {
  readonly factors: readonly Factor[];
  /** The number of unused recovery codes. */
  readonly recoveryCodesLeft: number;
}

/** The data of a new factor. */
export interface NewFactor {
  name: string;
  /** The telephone number for the codes, in the format E.164. Undefined for an app. */
  phone?: string;
  /** The current password, if the backend has asked for it. */
  currentPassword?: string;
}

/** A factor that becomes valid when its first code is verified. */
export type Enrolment = AppEnrolment | PhoneEnrolment;

export interface AppEnrolment {
  readonly factorId: string;
  /** The secret to type into the app. */
  readonly secret: string;
  /** The secret as a URI (`otpauth://…`), to be scanned. */
  readonly uri: string;
}

export interface PhoneEnrolment {
  readonly factorId: string;
  /** The telephone number for the code, in the format E.164. */
  readonly phone: string;
}

/** A code with its factor. */
export interface FactorCode {
  factorId: string;
  code: string;
}

export interface FactorRemoval {
  factorId: string;
  /** Proves that the user holds a factor. The code is from another factor if there is one, because this one may be lost. */
  proof: FactorCode;
}

export type SecondFactorEvent =
  | { type: 'secondFactor.retried' }
  | { type: 'secondFactor.enrolmentAsked' }
  | { type: 'secondFactor.phoneAsked' }
  | { type: 'secondFactor.named'; name: string; password?: string }
  | { type: 'secondFactor.phoneNamed'; name: string; phone: string }
  | { type: 'secondFactor.codeSubmitted'; code: string }
  | { type: 'secondFactor.otherCodeAsked' }
  | { type: 'secondFactor.removalAsked'; factorId: string }
  | { type: 'secondFactor.newCodesAsked' }
  | { type: 'secondFactor.newCodesConfirmed' }
  | { type: 'secondFactor.codesKept' }
  | { type: 'secondFactor.cancelled' };

export type SecondFactorEmitted =
  | { type: 'secondFactor.enrolled' }
  | { type: 'secondFactor.removed'; isPhone: boolean };

export interface SecondFactorProblems {
  name?: 'required' | 'tooLong';
  password?: 'required';
  phone?: PhoneProblem;
  code?: CodeProblem;
}

export interface SecondFactorContext extends OwnFactors {
  enrolment: Enrolment | null;
  /** Whether the backend asks for the current password before it adds a factor: the sign-in was too long ago. */
  isPasswordDue: boolean;
  /** The factor that will be removed. */
  removed: Factor | null;
  /** The recovery codes. They are shown once; the list is empty in all other states. */
  codes: readonly string[];
  /** The problems of the last submitted values. The form is not sent while there is a problem. */
  problems: SecondFactorProblems;
  /** Why the backend refused the last request. */
  failure: Failure | null;
}

/** The max number of characters of a factor's name. */
export const factorNameMaxLength = 60;

/**
 * The second factors of a user. A factor is added with its first code, and removed with a code of another one, or of the same
 * one if it is the only one. The first factor comes with recovery codes, which are shown once. An app shows its codes; a
 * telephone receives them.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    emitted: {} as SecondFactorEmitted,
    tags: {} as 'submitting',
  },
  actors: {
    readFactors: missingService<OwnFactors>('readFactors'),
    enrol: missingService<Enrolment, NewFactor>('enrol'),
    verifyCode: missingService<void, FactorCode>('verifyCode'),
    sendCode: missingService<void, string>('sendCode'),
    removeFactor: missingService<void, FactorRemoval>('removeFactor'),
    createRecoveryCodes: missingService<readonly string[]>('createRecoveryCodes'),
  },
  actions: {
    clearMessages: assign({ problems: {}, failure: null }),
    keepFactors: assign((_, own: OwnFactors) => own),
    keepEnrolment: assign({ enrolment: (_, { enrolment }: { enrolment: Enrolment | null }) => enrolment }),
    keepRemoved: assign({
      removed: ({ context, event }) =>
        context.factors.find(({ id }) => 'factorId' in event && id === event.factorId) ?? null,
    }),
    keepCodes: assign({ codes: (_, { codes }: { codes: readonly string[] }) => codes }),
    askForPassword: assign({ isPasswordDue: true, problems: {}, failure: null }),
    showProblems: assign({ problems: ({ context, event }) => problemsOf(event, context), failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyEnrolment: emit({ type: 'secondFactor.enrolled' }),
    notifyRemoval: emit(({ context }) => ({
      type: 'secondFactor.removed' as const,
      isPhone: context.removed?.isPhone === true,
    })),
  },
  guards: {
    hasProblems: ({ context, event }) => Object.keys(problemsOf(event, context)).length > 0,
    isPasswordMissing: (_, { error }: Rejection) => toFailure(error).code === 'reauthentication_needed',
    isProvenByPhone: ({ context }) => provingFactor(context.factors, context.removed)?.isPhone === true,
    hasRecoveryCodes: ({ context }) => context.recoveryCodesLeft > 0,
    isOwn: ({ context }, { factorId }: { factorId: string }) => context.factors.some(({ id }) => id === factorId),
  },
}).createMachine({
  id: 'secondFactor',
  context: {
    factors: [],
    recoveryCodesLeft: 0,
    enrolment: null,
    isPasswordDue: false,
    removed: null,
    codes: [],
    problems: {},
    failure: null,
  },
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'readFactors',
        src: 'readFactors',
        onDone: { target: 'ready', actions: { type: 'keepFactors', params: ({ event }) => event.output } },
        onError: { target: 'unread', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    unread: {
      on: { 'secondFactor.retried': { target: 'reading', actions: 'clearMessages' } },
    },
    ready: {
      on: {
        'secondFactor.enrolmentAsked': { target: 'naming', actions: 'clearMessages' },
        'secondFactor.phoneAsked': { target: 'phoneNaming', actions: 'clearMessages' },
        'secondFactor.removalAsked': {
          guard: { type: 'isOwn', params: ({ event }) => event },
          target: 'removing',
          actions: ['clearMessages', 'keepRemoved'],
        },
        'secondFactor.newCodesAsked': [
          { guard: 'hasRecoveryCodes', target: 'confirmingCodes', actions: 'clearMessages' },
          { target: 'issuing', actions: 'clearMessages' },
        ],
      },
    },
    /** New codes replace the remaining ones. */
    confirmingCodes: {
      on: {
        'secondFactor.newCodesConfirmed': 'issuing',
        'secondFactor.cancelled': 'ready',
      },
    },
    naming: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'secondFactor.cancelled': { target: '#secondFactor.ready', actions: 'clearMessages' },
            'secondFactor.named': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'enrol',
            src: 'enrol',
            input: ({ event }) => {
              assertEvent(event, 'secondFactor.named');
              const { name, password } = event;
              return { name: trimText(name), ...(password && { currentPassword: password }) };
            },
            onDone: {
              target: '#secondFactor.scanning',
              actions: { type: 'keepEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
            },
            onError: [
              {
                guard: { type: 'isPasswordMissing', params: ({ event }) => event },
                target: 'editing',
                actions: 'askForPassword',
              },
              formTransitions.refuse,
            ],
          },
        },
      },
    },
    phoneNaming: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'secondFactor.cancelled': { target: '#secondFactor.ready', actions: 'clearMessages' },
            'secondFactor.phoneNamed': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'enrol',
            src: 'enrol',
            input: ({ event }) => {
              assertEvent(event, 'secondFactor.phoneNamed');
              return { name: trimText(event.name), phone: stripPhone(event.phone) };
            },
            onDone: {
              target: '#secondFactor.phoneProving',
              actions: { type: 'keepEnrolment', params: ({ event }) => ({ enrolment: event.output }) },
            },
            onError: formTransitions.refuse,
          },
        },
      },
    },
    phoneProving: {
      exit: { type: 'keepEnrolment', params: { enrolment: null } },
      initial: 'sending',
      states: {
        sending: {
          tags: 'submitting',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => context.enrolment?.factorId ?? '',
            onDone: 'editing',
            onError: formTransitions.refuse,
          },
        },
        editing: {
          on: {
            'secondFactor.cancelled': { target: '#secondFactor.ready', actions: 'clearMessages' },
            'secondFactor.otherCodeAsked': { target: 'sending', actions: 'clearMessages' },
            'secondFactor.codeSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => {
              assertEvent(event, 'secondFactor.codeSubmitted');
              return { factorId: context.enrolment?.factorId ?? '', code: stripCode(event.code) };
            },
            onDone: [
              { guard: 'hasRecoveryCodes', target: '#secondFactor.reading', actions: 'notifyEnrolment' },
              { target: '#secondFactor.issuing', actions: 'notifyEnrolment' },
            ],
            onError: formTransitions.refuse,
          },
        },
      },
    },
    scanning: {
      exit: { type: 'keepEnrolment', params: { enrolment: null } },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'secondFactor.cancelled': { target: '#secondFactor.ready', actions: 'clearMessages' },
            'secondFactor.codeSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'verifyCode',
            src: 'verifyCode',
            input: ({ context, event }) => {
              assertEvent(event, 'secondFactor.codeSubmitted');
              return { factorId: context.enrolment?.factorId ?? '', code: stripCode(event.code) };
            },
            onDone: [
              { guard: 'hasRecoveryCodes', target: '#secondFactor.reading', actions: 'notifyEnrolment' },
              { target: '#secondFactor.issuing', actions: 'notifyEnrolment' },
            ],
            onError: formTransitions.refuse,
          },
        },
      },
    },
    issuing: {
      tags: 'submitting',
      invoke: {
        id: 'createRecoveryCodes',
        src: 'createRecoveryCodes',
        onDone: {
          target: 'codesShown',
          actions: { type: 'keepCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: { target: 'reading', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    codesShown: {
      exit: { type: 'keepCodes', params: { codes: [] } },
      on: { 'secondFactor.codesKept': 'reading' },
    },
    removing: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isProvenByPhone', target: 'sending' }, { target: 'editing' }],
        },
        sending: {
          tags: 'submitting',
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context }) => provingFactor(context.factors, context.removed)?.id ?? '',
            onDone: 'editing',
            onError: formTransitions.refuse,
          },
        },
        editing: {
          on: {
            'secondFactor.cancelled': { target: '#secondFactor.ready', actions: 'clearMessages' },
            'secondFactor.otherCodeAsked': { guard: 'isProvenByPhone', target: 'sending', actions: 'clearMessages' },
            'secondFactor.codeSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'removeFactor',
            src: 'removeFactor',
            input: ({ context, event }) => {
              assertEvent(event, 'secondFactor.codeSubmitted');
              const factorId = context.removed?.id ?? '';
              const proof = {
                factorId: provingFactor(context.factors, context.removed)?.id ?? '',
                code: stripCode(event.code),
              };
              return { factorId, proof };
            },
            onDone: { target: '#secondFactor.reading', actions: 'notifyRemoval' },
            onError: formTransitions.refuse,
          },
        },
      },
    },
  },
});

const name = pipe(string(), transform(trimText), nonEmpty('required'), maxLength(factorNameMaxLength, 'tooLong'));
const nameSchema = object({ name });
const provenNameSchema = object({ name, password: pipe(optional(string(), ''), nonEmpty('required')) });
const phoneNameSchema = object({ phone: phoneSchema, name });
const codeSchema = object({ code: codeSchemas.code });

function problemsOf(
  event: SecondFactorEvent,
  { isPasswordDue }: Pick<SecondFactorContext, 'isPasswordDue'>,
): SecondFactorProblems {
  if (event.type === 'secondFactor.named') return findProblems(isPasswordDue ? provenNameSchema : nameSchema, event);
  if (event.type === 'secondFactor.phoneNamed') return findProblems(phoneNameSchema, event);
  if (event.type === 'secondFactor.codeSubmitted') return findProblems(codeSchema, event);
  return {};
}
