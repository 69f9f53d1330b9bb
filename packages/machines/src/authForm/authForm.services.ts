import { fromPromise } from 'xstate';
import type { SignedInUser } from '../session/session.machine';
import { authFormMachine, type Login, type Signup } from './authForm.machine';

/** What the forms of the sign-in page need from the outside world. Each rejects with a code and a message. */
export interface AuthFormServices {
  logIn(login: Login, signal: AbortSignal): Promise<SignedInUser>;
  /** Null where the address has to be confirmed by mail first: the same answer for a known and for a new address. */
  signUp(signup: Signup, signal: AbortSignal): Promise<SignedInUser | null>;
  resendConfirmation(email: string, signal: AbortSignal): Promise<void>;
  /** Sends a link to choose a new password; the same answer for a known and for an unknown address. */
  requestReset(email: string, signal: AbortSignal): Promise<void>;
  /** Changes the password of whoever is signed in. */
  changePassword(password: string, signal: AbortSignal): Promise<SignedInUser>;
}

export const createAuthFormMachine = (services: AuthFormServices) =>
  authFormMachine.provide({
    actors: {
      logIn: fromPromise<SignedInUser, Login>(({ input, signal }) => services.logIn(input, signal)),
      signUp: fromPromise<SignedInUser | null, Signup>(({ input, signal }) => services.signUp(input, signal)),
      resendConfirmation: fromPromise<void, string>(({ input, signal }) => services.resendConfirmation(input, signal)),
      requestReset: fromPromise<void, string>(({ input, signal }) => services.requestReset(input, signal)),
      changePassword: fromPromise<SignedInUser, string>(({ input, signal }) => services.changePassword(input, signal)),
    },
  });
