import { fromService } from '../fromService';
import { accountRemovalMachine } from './accountRemoval.machine';

/** What deleting one's account needs from the outside world. */
export interface AccountRemovalServices {
  /** Deletes everything; an account that is gone already counts as success. */
  deleteAccount(signal: AbortSignal): Promise<void>;
}

export const createAccountRemovalMachine = (services: AccountRemovalServices) =>
  accountRemovalMachine.provide({
    actors: { deleteAccount: fromService<void>((_, signal) => services.deleteAccount(signal)) },
  });
