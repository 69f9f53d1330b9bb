import {
  dropEntry,
  isRefusal,
  markTried,
  type OutboxEntry,
  type OutboxServices,
  settleEntry,
  toFailure,
  withDeadline,
} from '@lively/machines';
import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '../data/Backend';
import { logFailure } from '../data/logFailure';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';
import { changeEntries, readEntries } from '../outbox/outboxStore';

type SendingBackend = Pick<Backend, 'favouritesOf' | 'votesOf' | 'polls'>;

/** Maximum milliseconds to wait for the refetch after an entry is sent. */
const refreshDeadline = 4_000;

/** Creates the function that sends entries: one tab at a time, and in each the entries that wait at that moment. */
export function createEntrySender(backend: SendingBackend, queryClient: QueryClient): OutboxServices['sendEntry'] {
  return ({ key }, signal) =>
    withLock(signal, async () => {
      const entry = (await readEntries()).find((waiting) => waiting.key === key);
      if (!entry) return null;
      await changeEntries((entries) => markTried(entries, entry));
      try {
        await withDeadline((either) => send(backend, entry, either), signal);
      } catch (error) {
        if (isRefusal(toFailure(error).code)) {
          await changeEntries((entries) => dropEntry(entries, entry));
          // The event or the poll may be gone from every list that shows it.
          void invalidate(queryClient, []);
        }
        throw error;
      }
      // The refetched data contains the entry, so that nothing flickers when the entry is removed.
      await withDeadline(() => refresh(queryClient, entry), signal, refreshDeadline).catch(() => {});
      await changeEntries((entries) => settleEntry(entries, entry));
      void log(backend, entry);
      return entry;
    });
}

/** Runs work with a lock. A browser without locks may send from two tabs: the entry counts once anyway. */
function withLock<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('lively-outbox', { signal }, work) : work();
}

async function send(backend: SendingBackend, entry: OutboxEntry, signal: AbortSignal): Promise<void> {
  const { owner, target: eventId } = entry;
  if (entry.kind === 'favourite')
    return backend.favouritesOf(owner).saveFavourite({ eventId, favourite: entry.value }, signal);
  if (entry.kind === 'vote') return backend.votesOf(owner).saveVote({ eventId, vote: entry.value }, signal);
  const { token, answerToken, id: change } = entry;
  const reader = { token, answerToken, userId: owner || null };
  await backend.polls.answerPoll(reader, { ...entry.value, change }, signal);
}

/** Refetches the data that the entry changed, here and in the other tabs. */
async function refresh(queryClient: QueryClient, entry: OutboxEntry): Promise<void> {
  const { owner, target } = entry;
  if (entry.kind === 'poll') return invalidate(queryClient, ['polls', entry.token]);
  if (entry.kind === 'vote') return invalidate(queryClient, queryKeys.vote(owner, target));
  await Promise.all([
    invalidate(queryClient, queryKeys.favourites(owner)),
    invalidate(queryClient, queryKeys.myEventList(owner, 'favourites')),
    invalidate(queryClient, queryKeys.changes(owner)),
  ]);
}

async function log(backend: SendingBackend, entry: OutboxEntry): Promise<void> {
  const { owner, target: eventId } = entry;
  try {
    if (entry.kind === 'favourite') await backend.favouritesOf(owner).logFavourite({ eventId, favourite: entry.value });
    if (entry.kind === 'vote') await backend.votesOf(owner).logVote({ eventId, vote: entry.value });
  } catch (error) {
    logFailure('Logging what was chosen offline', error);
  }
}
