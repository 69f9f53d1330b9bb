import { entryKey, type OutboxEntry } from '@lively/machines';
import type { Waiting } from '../device/waitingEntries';

/** Indexes the waiting entries for the queries of pages. */
export function toWaiting(entries: readonly OutboxEntry[]): Waiting {
  return {
    entries,
    find(kind, owner, target) {
      const key = entryKey(kind, owner, target);
      return entries.find((entry) => entry.key === key);
    },
    applyTo(favourites, userId) {
      const own = entries.filter(({ kind, owner }) => kind === 'favourite' && owner === userId);
      if (!own.length) return favourites;
      const wanted = own.filter(({ value }) => value).map(({ target }) => target);
      return [...wanted, ...(favourites ?? []).filter((id) => !own.some(({ target }) => target === id))];
    },
  };
}
