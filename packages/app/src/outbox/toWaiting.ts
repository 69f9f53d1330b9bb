import { type Wish, wishKey } from '@lively/machines';
import type { Waiting } from '../device/waitingWishes';

/** What waits, as pages ask for it. */
export function toWaiting(wishes: readonly Wish[]): Waiting {
  return {
    wishes,
    find(kind, owner, target) {
      const key = wishKey(kind, owner, target);
      return wishes.find((wish) => wish.key === key);
    },
    applyTo(favourites, userId) {
      const own = wishes.filter(({ kind, owner }) => kind === 'favourite' && owner === userId);
      if (!own.length) return favourites;
      const wanted = own.filter(({ value }) => value).map(({ target }) => target);
      return [...wanted, ...(favourites ?? []).filter((id) => !own.some(({ target }) => target === id))];
    },
  };
}
