import { parse, picklist } from 'valibot';
import type { OperationServices } from '../data/Operations';
import { loadUserClient } from './client';
import { toOperations } from './toOperations';

const given = picklist(['given', 'unchanged', 'unknown', 'unconfirmed']);
const taken = picklist(['taken', 'unchanged', 'last']);

/** Runs the actions of an operator, other than answering messages. The database checks the role in every call. */
export function operationServices(userId: string): OperationServices {
  return {
    async readOperations(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('read_operations').abortSignal(signal).throwOnError();
      return data === null ? null : toOperations(data);
    },

    async giveRole(address, role, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('give_role', { address, role }).abortSignal(signal).throwOnError();
      return parse(given, data);
    },

    async takeRole(person, role, signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('take_role', { person, role }).abortSignal(signal).throwOnError();
      return parse(taken, data);
    },

    async retryFailedMails(signal) {
      const client = await loadUserClient(userId);
      const { data } = await client.rpc('retry_failed_mails').abortSignal(signal).throwOnError();
      return data;
    },
  };
}
