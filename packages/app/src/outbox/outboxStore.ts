import type { Wish } from '@lively/machines';
import { clear, createStore, get, type UseStore, update } from 'idb-keyval';
import { readWaiting, showWaiting } from '../device/waitingWishes';
import { toWaiting } from './toWaiting';

/** To be renamed with each change of the shape of a wish: what another version of the app kept is not read. */
const key = 'wishes 1';

/** Milliseconds for which a wish is kept. */
const maxAge = 30 * 864e5;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('lively-outbox', 'wishes'));

let channel: BroadcastChannel | undefined;

/** One for the document: it hears what the other tabs changed, and not what it changed itself. */
function openChannel(): BroadcastChannel {
  if (!channel) {
    channel = new BroadcastChannel('lively_outbox');
    channel.onmessage = () => void readWishes();
  }
  return channel;
}

/** Reads what waits on this device, shows it, and follows what other tabs change. Nothing where the device keeps nothing. */
export async function readWishes(): Promise<readonly Wish[]> {
  openChannel();
  const kept = await get<readonly Wish[]>(key, openStore()).catch(() => undefined);
  return show((kept ?? []).filter(isYoung));
}

/**
 * Changes what waits, at once for all tabs.
 *
 * @throws Error where the device keeps nothing (blocked, full).
 */
export async function changeWishes(change: (wishes: readonly Wish[]) => readonly Wish[]): Promise<readonly Wish[]> {
  let changed: readonly Wish[] = [];
  await update<readonly Wish[]>(key, (wishes) => (changed = change((wishes ?? []).filter(isYoung))), openStore());
  openChannel().postMessage(null);
  return show(changed);
}

/** Erases all that waits: on sign-out, since the device may be shared. */
export async function eraseWishes(): Promise<void> {
  await clear(openStore()).catch(() => {});
  openChannel().postMessage(null);
  show([]);
}

/** Erases what waits for another user: when this one signs in. The guest of a poll stays one. */
export async function eraseWishesOfOthers(userId: string): Promise<void> {
  await changeWishes((wishes) => wishes.filter(({ owner }) => !owner || owner === userId)).catch(() => {});
}

/** What shows already is not shown again: tabs that tell each other the same would never end. */
function show(wishes: readonly Wish[]): readonly Wish[] {
  const shown = readWaiting()?.wishes ?? [];
  if (JSON.stringify(wishes) !== JSON.stringify(shown)) showWaiting(toWaiting(wishes));
  return wishes;
}

const isYoung = ({ wishedAt }: Wish) => Date.now() - wishedAt <= maxAge;
