import { fromService } from '../fromService';
import type { SignedInUser } from '../session/session.machine';
import { authFormMachine, type Login, type Signup } from './authForm.machine';

/** The services that the forms of the sign-in page call. Each rejects with a code and a message. */
export interface AuthFormServices {
  logIn(login: Login, signal: AbortSignal): Promise<SignedInUser>;
  /**
   * Resolves with null if the email address has to be confirmed first. The answer is the same for a known and for a new address.
   */
  signUp(signup: Signup, signal: AbortSignal): Promise<SignedInUser | null>;
  resendConfirmation(email: string, signal: AbortSignal): Promise<void>;
  /** Sends a link to choose a new password. The answer is the same for a known and for an unknown email address. */
  requestReset(email: string, signal: AbortSignal): Promise<void>;
  /** Changes the password of the signed-in user. */
  changePassword(password: string, signal: AbortSignal): Promise<SignedInUser>;
}

export const createAuthFormMachine = (services: AuthFormServices) =>
  authFormMachine.provide({
    actors: {
      logIn: fromService<SignedInUser, Login>((input, signal) => services.logIn(input, signal)),
      signUp: fromService<SignedInUser | null, Signup>((input, signal) => services.signUp(input, signal)),
      resendConfirmation: fromService<void, string>((input, signal) => services.resendConfirmation(input, signal)),
      requestReset: fromService<void, string>((input, signal) => services.requestReset(input, signal)),
      changePassword: fromService<SignedInUser, string>((input, signal) => services.changePassword(input, signal)),
    },
  });
