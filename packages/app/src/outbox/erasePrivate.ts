import { eraseKept, eraseKeptOfOthers } from '../device/keptQueries';
import { eraseEntries, eraseEntriesOfOthers } from './outboxStore';

/** Erases what the device keeps of the person who has used it: on sign-out, since it may be shared. */
export async function erasePrivate(): Promise<void> {
  await Promise.all([eraseKept(), eraseEntries()]);
}

/** Erases what the device keeps of others than this user: when another one signs in. */
export async function erasePrivateOfOthers(userId: string): Promise<void> {
  await Promise.all([eraseKeptOfOthers(userId), eraseEntriesOfOthers(userId)]);
}
