import { mergeWish, type Wish } from '@lively/machines';
import { isOffline } from '../device/connection';
import { isWaiting, listWaiting } from '../device/waitingWishes';
import { changeWishes } from './outboxStore';

/** A wish as it is made: what the outbox adds by itself is left out. */
export type NewWish = Wish extends infer Kind
  ? Kind extends Wish
    ? Omit<Kind, 'isTried' | 'wishedAt'>
    : never
  : never;

/**
 * Sends what was chosen. Without a network the device keeps it, for the outbox to send; so it does while an earlier choice of the
 * same waits there, for the last one to count. With a network, a failure is a failure.
 *
 * @returns Once it is stored, or kept. `isWaiting` tells which.
 */
export async function sendOrKeep(wish: NewWish, send: () => Promise<void>): Promise<void> {
  let isTried = false;
  if (!isOffline() && !isWaiting(wish.key)) {
    try {
      return await send();
    } catch (error) {
      if (!isOffline()) throw error;
      // The network went meanwhile: it may have arrived.
      isTried = true;
    }
  }
  await changeWishes((wishes) => mergeWish(wishes, { ...wish, isTried, wishedAt: Date.now() } as Wish));
}

export const findWaiting = (key: string): Wish | undefined => listWaiting().find((wish) => wish.key === key);
