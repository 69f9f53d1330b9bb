import { mergeWish, type Wish, wishKey } from '@lively/machines';
import { isOffline } from '../device/connection';
import { readWaiting } from '../device/waitingWishes';
import { changeWishes } from './outboxStore';

/** A wish as it is made: what the outbox adds by itself is left out. */
export type NewWish = Wish extends infer Kind
  ? Kind extends Wish
    ? Omit<Kind, 'key' | 'isTried' | 'wishedAt'>
    : never
  : never;

/**
 * Sends what was chosen. Without a network the device keeps it, for the outbox to send; so it does while an earlier choice of the
 * same waits there, for the last one to count. With a network, a failure is a failure.
 *
 * @param by - The id of the user, or the token of the guest.
 * @returns Once it is stored, or kept: then it waits.
 */
export async function sendOrKeep(by: string, wish: NewWish, send: () => Promise<void>): Promise<void> {
  const { kind, target } = wish;
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
  const kept = { ...wish, key: wishKey(kind, by, target), isTried, wishedAt: Date.now() } as Wish;
  await changeWishes((wishes) => mergeWish(wishes, kept));
}
