import { fromService } from '../fromService';
import { accountRemovalMachine } from './accountRemoval.machine';

/** The services that the deletion of an account calls. */
export interface AccountRemovalServices {
  /** Deletes the account and all its data. An account that is already deleted counts as success. */
  deleteAccount(signal: AbortSignal): Promise<void>;
}

export const createAccountRemovalMachine = (services: AccountRemovalServices) =>
  accountRemovalMachine.provide({
    actors: { deleteAccount: fromService<void>((_, signal) => services.deleteAccount(signal)) },
  });
