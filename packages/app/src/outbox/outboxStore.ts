import type { OutboxEntry } from '@lively/machines';
import { clear, createStore, get, type UseStore, update } from 'idb-keyval';
import { readWaiting, showWaiting } from '../device/waitingEntries';
import { toWaiting } from './toWaiting';

/** To be renamed with each change of the shape of an entry: what another version of the app kept is not read. */
const key = 'entries 1';

/** Milliseconds for which an entry is kept. */
const maxAge = 30 * 864e5;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('lively-outbox', 'entries'));

let channel: BroadcastChannel | undefined;

/** One for the document: it hears what the other tabs changed, and not what it changed itself. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('lively_outbox');
    channel.onmessage = () => void readEntries();
  }
  return channel;
}

/** Reads what waits on this device, shows it, and follows what other tabs change. Nothing where the device keeps nothing. */
export async function readEntries(): Promise<readonly OutboxEntry[]> {
  openChannel();
  const kept = await get<readonly OutboxEntry[]>(key, openStore()).catch(() => undefined);
  return show((kept ?? []).filter(isYoung));
}

/**
 * Changes what waits, at once for all tabs.
 *
 * @throws Error where the device keeps nothing (blocked, full).
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

/** Erases all that waits: on sign-out, since the device may be shared. */
export async function eraseEntries(): Promise<void> {
  await clear(openStore()).catch(() => {});
  openChannel().postMessage(null);
  show([]);
}

/** Erases what waits for another user: when this one signs in. The guest of a poll stays one. */
export async function eraseEntriesOfOthers(userId: string): Promise<void> {
  await changeEntries((entries) => entries.filter(({ owner }) => !owner || owner === userId)).catch(() => {});
}

/** What shows already is not shown again: tabs that tell each other the same would never end. */
function show(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  const shown = readWaiting()?.entries ?? [];
  if (JSON.stringify(entries) !== JSON.stringify(shown)) showWaiting(toWaiting(entries));
  return entries;
}

const isYoung = ({ createdAt }: OutboxEntry) => Date.now() - createdAt <= maxAge;
