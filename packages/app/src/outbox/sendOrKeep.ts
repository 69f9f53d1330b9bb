import { entryKey, mergeEntry, type OutboxEntry } from '@lively/machines';
import { isOffline } from '../device/connection';
import { readWaiting } from '../device/waitingEntries';
import { changeEntries } from './outboxStore';

/** An entry as it is made: what the outbox adds by itself is left out. */
export type NewEntry = OutboxEntry extends infer Kind
  ? Kind extends OutboxEntry
    ? Omit<Kind, 'key' | 'isTried' | 'createdAt'>
    : never
  : never;

/**
 * Sends what was chosen. Without a network the device keeps it, for the outbox to send; so it does while an earlier choice of the
 * same waits there, for the last one to count. With a network, a failure is a failure.
 *
 * @param by - The id of the user, or the token of the guest.
 * @returns Once it is stored, or kept: then it waits.
 */
export async function sendOrKeep(by: string, entry: NewEntry, send: () => Promise<void>): Promise<void> {
  const { kind, target } = entry;
  let isTried = false;
  if (!isOffline() && !readWaiting()?.find(kind, by, target)) {
    try {
      return await send();
    } catch (error) {
      if (!isOffline()) throw error;
      // The network went meanwhile: it may have arrived.
      isTried = true;
    }
  }
  const kept = { ...entry, key: entryKey(kind, by, target), isTried, createdAt: Date.now() } as OutboxEntry;
  await changeEntries((entries) => mergeEntry(entries, kept));
}
