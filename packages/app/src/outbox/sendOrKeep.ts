import { entryKey, mergeEntry, type OutboxEntry } from '@lively/machines';
import { isOffline } from '../device/connection';
import { readWaiting } from '../device/waitingEntries';
import { changeEntries } from './outboxStore';

/** A new entry, without the fields that the outbox adds. */
export type NewEntry = OutboxEntry extends infer Kind
  ? Kind extends OutboxEntry
    ? Omit<Kind, 'key' | 'isTried' | 'createdAt'>
    : never
  : never;

/**
 * Sends a choice. While offline, the device stores it and the outbox sends it. The same applies while an earlier choice
 * about the same target waits, so that the last one counts. While online, a failure is thrown.
 *
 * @param by - The id of the user, or the token of the guest.
 * @returns Once it is sent, or stored as a waiting entry.
 */
export async function sendOrKeep(by: string, entry: NewEntry, send: () => Promise<void>): Promise<void> {
  const { kind, target } = entry;
  let isTried = false;
  if (!isOffline() && !readWaiting()?.find(kind, by, target)) {
    try {
      return await send();
    } catch (error) {
      if (!isOffline()) throw error;
      // The network failed during the request: the entry may have arrived.
      isTried = true;
    }
  }
  const kept = { ...entry, key: entryKey(kind, by, target), isTried, createdAt: Date.now() } as OutboxEntry;
  await changeEntries((entries) => mergeEntry(entries, kept));
}
