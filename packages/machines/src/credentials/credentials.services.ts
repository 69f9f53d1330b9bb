import { fromService } from '../fromService';
import { credentialsMachine, type PasswordChange } from './credentials.machine';

/** The services that a change of the credentials calls. Each rejects with a code and a message. */
export interface CredentialsServices {
  /**
   * Sends one link to the old and one to the new email address. The answer is the same for a known and for an unknown address.
   */
  changeEmail(email: string, signal: AbortSignal): Promise<void>;
  /** Rejects with the code `current_password_invalid` if the current password is wrong. */
  changePassword(change: PasswordChange, signal: AbortSignal): Promise<void>;
}

export const createCredentialsMachine = (services: CredentialsServices) =>
  credentialsMachine.provide({
    actors: {
      changeEmail: fromService<void, string>((input, signal) => services.changeEmail(input, signal)),
      changePassword: fromService<void, PasswordChange>((input, signal) => services.changePassword(input, signal)),
    },
  });
