import { check, nonEmpty, object, pipe, string } from 'valibot';
import { assertEvent, assign, emit, setup } from 'xstate';
import { type EmailProblem, emailSchema } from '../authForm/emailSchema';
import { type PasswordProblem, passwordSchema } from '../authForm/passwordSchema';
import { type Failure, type Rejection, toFailure } from '../failure';
import { findProblems } from '../findProblems';
import { formTransitions } from '../formTransitions';
import { missingService } from '../fromService';

export interface CredentialsInput {
  /** The current email address of the account. */
  currentEmail: string;
}

export interface PasswordChange {
  /** Required, so that a stolen session cannot take over the account. */
  currentPassword: string;
  password: string;
}

export type CredentialsEvent =
  | { type: 'credentials.emailAsked' }
  | { type: 'credentials.passwordAsked' }
  | { type: 'credentials.cancelled' }
  | { type: 'credentials.emailSubmitted'; email: string }
  | ({ type: 'credentials.passwordSubmitted' } & PasswordChange);

export type CredentialsEmitted = { type: 'credentials.passwordChanged' };

export interface CredentialsProblems {
  email?: EmailProblem | 'unchanged';
  currentPassword?: 'required';
  password?: PasswordProblem | 'unchanged';
}

export interface CredentialsContext extends CredentialsInput {
  /** The email address that was sent last. Passwords are not kept. */
  email: string;
  /** The problems of the last submitted values. The form is not sent while there is a problem. */
  problems: CredentialsProblems;
  /** Why the backend refused the last request. */
  failure: Failure | null;
}

/**
 * Changes the credentials of a signed-in user, one form at a time. A new password is in force at once. A new email
 * address is in force after the links of two mails were followed; the machine only reports that the mails were sent.
 */
export const credentialsMachine = setup({
  types: {
    input: {} as CredentialsInput,
    context: {} as CredentialsContext,
    events: {} as CredentialsEvent,
    emitted: {} as CredentialsEmitted,
    tags: {} as 'submitting',
  },
  actors: {
    changeEmail: missingService<void, string>('changeEmail'),
    changePassword: missingService<void, PasswordChange>('changePassword'),
  },
  actions: {
    clearMessages: assign({ problems: {}, failure: null }),
    keepEmail: assign({ email: ({ context, event }) => ('email' in event ? event.email.trim() : context.email) }),
    showProblems: assign({ problems: ({ context, event }) => problemsOf(event, context), failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyPasswordChange: emit({ type: 'credentials.passwordChanged' }),
  },
  guards: {
    hasProblems: ({ context, event }) => Object.keys(problemsOf(event, context)).length > 0,
  },
}).createMachine({
  id: 'credentials',
  context: ({ input }) => ({ ...input, email: '', problems: {}, failure: null }),
  initial: 'resting',
  states: {
    resting: {
      on: {
        'credentials.emailAsked': { target: 'email', actions: 'clearMessages' },
        'credentials.passwordAsked': { target: 'password', actions: 'clearMessages' },
      },
    },
    email: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'credentials.cancelled': '#credentials.resting',
            'credentials.emailSubmitted': formTransitions.submitEmail,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'changeEmail',
            src: 'changeEmail',
            input: ({ context }) => context.email,
            onDone: '#credentials.emailSent',
            onError: formTransitions.refuse,
          },
        },
      },
    },
    emailSent: {
      on: {
        'credentials.emailAsked': { target: 'email', actions: 'clearMessages' },
        'credentials.passwordAsked': { target: 'password', actions: 'clearMessages' },
      },
    },
    password: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'credentials.cancelled': '#credentials.resting',
            'credentials.passwordSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'credentials.passwordSubmitted');
              return { currentPassword: event.currentPassword, password: event.password };
            },
            onDone: { target: '#credentials.resting', actions: 'notifyPasswordChange' },
            onError: formTransitions.refuse,
          },
        },
      },
    },
  },
});

function problemsOf(event: CredentialsEvent, { currentEmail }: CredentialsInput): CredentialsProblems {
  switch (event.type) {
    case 'credentials.emailSubmitted':
      return findProblems(toEmailChangeSchema(currentEmail), event);
    case 'credentials.passwordSubmitted':
      return findProblems(toPasswordChangeSchema(event.currentPassword), event);
    default:
      return {};
  }
}

function toEmailChangeSchema(currentEmail: string) {
  const isChanged = (email: string) => email.toLowerCase() !== currentEmail.toLowerCase();
  return object({ email: pipe(emailSchema, check(isChanged, 'unchanged')) });
}

function toPasswordChangeSchema(currentPassword: string) {
  return object({
    currentPassword: pipe(string(), nonEmpty('required')),
    password: pipe(
      passwordSchema,
      check((password) => password !== currentPassword, 'unchanged'),
    ),
  });
}
