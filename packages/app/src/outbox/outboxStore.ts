import type { OutboxEntry } from '@lively/machines';
import { clear, createStore, get, type UseStore, update } from 'idb-keyval';
import { readWaiting, showWaiting } from '../device/waitingEntries';
import { toWaiting } from './toWaiting';

/** Rename it whenever the shape of an entry changes: entries of other versions are not read. */
const key = 'entries 1';

/** Milliseconds until an entry expires. */
const maxAge = 30 * 864e5;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('lively-outbox', 'entries'));

let channel: BroadcastChannel | undefined;

/** Opens the only channel of the document: it receives the changes of other tabs, and not its own. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('lively_outbox');
    channel.onmessage = () => void readEntries();
  }
  return channel;
}

/** Reads the waiting entries of this device, shows them, and follows the changes of other tabs. Empty if the storage fails. */
export async function readEntries(): Promise<readonly OutboxEntry[]> {
  openChannel();
  const kept = await get<readonly OutboxEntry[]>(key, openStore()).catch(() => undefined);
  return show((kept ?? []).filter(isYoung));
}

/**
 * Changes the waiting entries, at once for all tabs.
 *
 * @throws Error if the storage fails (blocked, full).
 */
export async function changeEntries(
  change: (entries: readonly OutboxEntry[]) => readonly OutboxEntry[],
): Promise<readonly OutboxEntry[]> {
  let changed: readonly OutboxEntry[] = [];
  await update<readonly OutboxEntry[]>(
    key,
    (entries) => (changed = change((entries ?? []).filter(isYoung))),
    openStore(),
  );
  openChannel().postMessage(null);
  return show(changed);
}

/** Erases all waiting entries at sign-out, since the device may be shared. */
export async function eraseEntries(): Promise<void> {
  await clear(openStore()).catch(() => {});
  openChannel().postMessage(null);
  show([]);
}

/** Erases the waiting entries of other users when a user signs in. Entries of a poll's guest stay. */
export async function eraseEntriesOfOthers(userId: string): Promise<void> {
  await changeEntries((entries) => entries.filter(({ owner }) => !owner || owner === userId)).catch(() => {});
}

/** Ignores entries that are already shown: otherwise tabs would notify each other endlessly. */
function show(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const shown = readWaiting()?.entries ?? [];
  if (JSON.stringify(entries) !== JSON.stringify(shown)) showWaiting(toWaiting(entries));
  return entries;
}

const isYoung = ({ createdAt }: OutboxEntry) => Date.now() - createdAt <= maxAge;
