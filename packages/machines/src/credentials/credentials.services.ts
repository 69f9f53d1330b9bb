import { fromService } from '../fromService';
import { credentialsMachine, type PasswordChange } from './credentials.machine';

/** What changing the way one signs in needs from the outside world. Each rejects with a code and a message. */
export interface CredentialsServices {
  /** Sends a link to the old and one to the new address; the same answer for a known and for an unknown one. */
  changeEmail(email: string, signal: AbortSignal): Promise<void>;
  /** Rejected with the code `current_password_invalid` where the current one is wrong. */
  changePassword(change: PasswordChange, signal: AbortSignal): Promise<void>;
}

export const createCredentialsMachine = (services: CredentialsServices) =>
  credentialsMachine.provide({
    actors: {
      changeEmail: fromService<void, string>((input, signal) => services.changeEmail(input, signal)),
      changePassword: fromService<void, PasswordChange>((input, signal) => services.changePassword(input, signal)),
    },
  });
