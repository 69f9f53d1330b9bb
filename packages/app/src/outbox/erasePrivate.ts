import { eraseKept, eraseKeptOfOthers } from '../device/keptQueries';
import { eraseEntries, eraseEntriesOfOthers } from './outboxStore';

/** Erases the personal data on the device at sign-out, since it may be shared. */
export async function erasePrivate(): Promise<void> {
  await Promise.all([eraseKept(), eraseEntries()]);
}

/** Erases the personal data of other users on the device when a user signs in. */
export async function erasePrivateOfOthers(userId: string): Promise<void> {
  await Promise.all([eraseKeptOfOthers(userId), eraseEntriesOfOthers(userId)]);
}
