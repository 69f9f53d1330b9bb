import { type GenericSchema, literal, nonEmpty, object, pipe, string, transform } from 'valibot';
import { assertEvent, assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { findProblems } from '../findProblems';
import { formTransitions } from '../formTransitions';
import { missingService } from '../fromService';
import type { SignedInUser } from '../session/session.machine';
import { trimText } from '../trimText';
import { type EmailProblem, emailSchema } from './emailSchema';
import { type PasswordProblem, passwordSchema } from './passwordSchema';

export interface Login {
  email: string;
  password: string;
}

export interface Signup extends Login {
  fullName: string;
}

/** The first form. The link of a password reset leads to `newPassword`. */
export type AuthFormInput = { form: 'login' | 'signup' | 'forgottenPassword' | 'newPassword' };

export type AuthFormEvent =
  /** Switches between login and signup. */
  | { type: 'auth.toggled' }
  | { type: 'auth.passwordForgotten' }
  | { type: 'auth.loginAsked' }
  | ({ type: 'auth.loginSubmitted' } & Login)
  | ({ type: 'auth.signupSubmitted'; isAdult: boolean } & Signup)
  | { type: 'auth.resetSubmitted'; email: string }
  | { type: 'auth.passwordSubmitted'; password: string }
  /** The confirmation mail did not arrive. */
  | { type: 'auth.resendAsked' }
  /** The user followed the link of a password reset while this form was open. */
  | { type: 'auth.passwordDue' };

export type AuthFormEmitted =
  /**
   * The user is signed in with a confirmed email address. The app opens the recommendations, or the page that asked for sign-in.
   */
  | { type: 'auth.entered'; user: SignedInUser }
  /** The new password is in force; `auth.entered` follows. */
  | { type: 'auth.passwordChanged' }
  | { type: 'auth.confirmationResent' };

export type AuthField = 'fullName' | 'email' | 'password' | 'isAdult';

export interface AuthProblems {
  fullName?: 'required';
  email?: EmailProblem;
  password?: PasswordProblem;
  /** The user confirms that they are an adult and accepts the terms. */
  isAdult?: 'required';
}

export interface AuthFormContext extends AuthFormInput {
  /** The email address that was sent last. It is kept from one form to the next. Passwords are not kept. */
  email: string;
  /** The problems of the last submitted values. The form is not sent while there is a problem. */
  problems: AuthProblems;
  /** Why the backend refused the last request. */
  failure: Failure | null;
}

/**
 * The forms of the sign-in page. A switch of forms clears the messages. A refusal is kept as data. The page keeps the
 * typed values. A second submit is ignored while the first is in flight.
 */
export const authFormMachine = setup({
  types: {
    input: {} as AuthFormInput,
    context: {} as AuthFormContext,
    events: {} as AuthFormEvent,
    emitted: {} as AuthFormEmitted,
    tags: {} as 'submitting',
  },
  actors: {
    logIn: missingService<SignedInUser, Login>('logIn'),
    signUp: missingService<SignedInUser | null, Signup>('signUp'),
    resendConfirmation: missingService<void, string>('resendConfirmation'),
    requestReset: missingService<void, string>('requestReset'),
    changePassword: missingService<SignedInUser, string>('changePassword'),
  },
  actions: {
    clearMessages: assign({ problems: {}, failure: null }),
    keepEmail: assign({ email: ({ context, event }) => ('email' in event ? event.email.trim() : context.email) }),
    showProblems: assign({ problems: ({ event }) => problemsOf(event), failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyEntry: emit((_, { user }: { user: SignedInUser }) => ({ type: 'auth.entered' as const, user })),
    notifyPasswordChange: emit({ type: 'auth.passwordChanged' }),
    notifyResent: emit({ type: 'auth.confirmationResent' }),
  },
  guards: {
    hasProblems: ({ event }) => Object.keys(problemsOf(event)).length > 0,
    isConfirmed: (_, { user }: { user: SignedInUser | null }) => user?.emailConfirmed === true,
    isUnconfirmed: ({ context }) => context.failure?.code === 'email_not_confirmed',
    beginsWith: ({ context }, { form }: AuthFormInput) => context.form === form,
  },
}).createMachine({
  id: 'authForm',
  context: ({ input }) => ({ ...input, email: '', problems: {}, failure: null }),
  on: {
    'auth.loginAsked': { target: '.login', actions: 'clearMessages' },
    'auth.passwordDue': { target: '.newPassword', actions: 'clearMessages' },
  },
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: { type: 'beginsWith', params: { form: 'signup' } }, target: 'signup' },
        { guard: { type: 'beginsWith', params: { form: 'forgottenPassword' } }, target: 'forgottenPassword' },
        { guard: { type: 'beginsWith', params: { form: 'newPassword' } }, target: 'newPassword' },
        { target: 'login' },
      ],
    },
    login: {
      on: {
        'auth.toggled': { target: 'signup', actions: 'clearMessages' },
        'auth.passwordForgotten': { target: 'forgottenPassword', actions: 'clearMessages' },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'auth.loginSubmitted': formTransitions.submitEmail,
            'auth.resendAsked': {
              guard: 'isUnconfirmed',
              target: '#authForm.confirmationSent.resending',
              actions: 'clearMessages',
            },
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context, event }) => {
              assertEvent(event, 'auth.loginSubmitted');
              return { email: context.email, password: event.password };
            },
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ user: event.output }) },
                target: '#authForm.entered',
                actions: { type: 'notifyEntry', params: ({ event }) => ({ user: event.output }) },
              },
              { target: '#authForm.confirmationSent' },
            ],
            onError: formTransitions.refuse,
          },
        },
      },
    },
    signup: {
      on: {
        'auth.toggled': { target: 'login', actions: 'clearMessages' },
      },
      initial: 'editing',
      states: {
        editing: {
          on: {
            'auth.signupSubmitted': formTransitions.submitEmail,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'signUp',
            src: 'signUp',
            input: ({ context, event }) => {
              assertEvent(event, 'auth.signupSubmitted');
              return { fullName: trimText(event.fullName), email: context.email, password: event.password };
            },
            onDone: [
              {
                guard: { type: 'isConfirmed', params: ({ event }) => ({ user: event.output }) },
                target: '#authForm.entered',
                actions: { type: 'notifyEntry', params: ({ event }) => ({ user: event.output as SignedInUser }) },
              },
              { target: '#authForm.confirmationSent' },
            ],
            onError: formTransitions.refuse,
          },
        },
      },
    },
    confirmationSent: {
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'auth.resendAsked': { target: 'resending', actions: 'clearMessages' } },
        },
        resending: {
          tags: 'submitting',
          invoke: {
            id: 'resendConfirmation',
            src: 'resendConfirmation',
            input: ({ context }) => context.email,
            onDone: { target: 'waiting', actions: 'notifyResent' },
            onError: { target: 'waiting', actions: { type: 'showFailure', params: ({ event }) => event } },
          },
        },
      },
    },
    forgottenPassword: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'auth.resetSubmitted': formTransitions.submitEmail,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'requestReset',
            src: 'requestReset',
            input: ({ context }) => context.email,
            onDone: '#authForm.resetSent',
            onError: formTransitions.refuse,
          },
        },
      },
    },
    resetSent: {},
    newPassword: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'auth.passwordSubmitted': formTransitions.submit,
          },
        },
        submitting: {
          tags: 'submitting',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ event }) => {
              assertEvent(event, 'auth.passwordSubmitted');
              return event.password;
            },
            onDone: {
              target: '#authForm.entered',
              actions: [
                'notifyPasswordChange',
                { type: 'notifyEntry', params: ({ event }) => ({ user: event.output }) },
              ],
            },
            onError: formTransitions.refuse,
          },
        },
      },
    },
    entered: { type: 'final' },
  },
});

/** The schema of each form, by the event that submits it. */
const schemas: Partial<Record<AuthFormEvent['type'], GenericSchema>> = {
  'auth.loginSubmitted': object({ email: emailSchema, password: pipe(string(), nonEmpty('required')) }),
  'auth.signupSubmitted': object({
    fullName: pipe(string(), transform(trimText), nonEmpty('required')),
    email: emailSchema,
    password: passwordSchema,
    isAdult: literal(true, 'required'),
  }),
  'auth.resetSubmitted': object({ email: emailSchema }),
  'auth.passwordSubmitted': object({ password: passwordSchema }),
};

function problemsOf(event: AuthFormEvent): AuthProblems {
  const schema = schemas[event.type];
  return schema ? findProblems(schema, event) : {};
}
