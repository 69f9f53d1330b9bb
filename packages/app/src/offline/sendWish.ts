import {
  dropWish,
  isRefusal,
  markTried,
  type OutboxServices,
  settleWish,
  toFailure,
  type Wish,
  withDeadline,
} from '@lively/machines';
import type { QueryClient } from '@tanstack/react-query';
import type { Backend } from '../data/Backend';
import { logFailure } from '../data/logFailure';
import { queryKeys } from '../data/queryKeys';
import { invalidate } from '../data/useInvalidate';
import { changeWishes, readWishes } from '../outbox/outboxStore';

type SendingBackend = Pick<Backend, 'favouritesOf' | 'votesOf' | 'polls'>;

/** Milliseconds that what shows is waited for, to show what was sent. */
const refreshDeadline = 4_000;

/** Sends wishes to the backend: one tab at a time, and in each what waits at that moment. */
export function createWishSender(backend: SendingBackend, queryClient: QueryClient): OutboxServices['sendWish'] {
  return ({ key }, signal) =>
    withLock(signal, async () => {
      const wish = (await readWishes()).find((waiting) => waiting.key === key);
      if (!wish) return null;
      await changeWishes((wishes) => markTried(wishes, wish));
      try {
        await withDeadline((either) => send(backend, wish, either), signal);
      } catch (error) {
        if (isRefusal(toFailure(error).code)) {
          await changeWishes((wishes) => dropWish(wishes, wish));
          void refresh(queryClient, wish);
        }
        throw error;
      }
      // What is read again knows it, so that nothing flickers when the wish goes.
      await withDeadline(() => refresh(queryClient, wish), signal, refreshDeadline).catch(() => {});
      await changeWishes((wishes) => settleWish(wishes, wish));
      void log(backend, wish);
      return wish;
    });
}

/** A browser without locks may send in two tabs: it counts once anyway. */
function withLock<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('lively-outbox', { signal }, work) : work();
}

async function send(backend: SendingBackend, wish: Wish, signal: AbortSignal): Promise<void> {
  const { owner, target: eventId } = wish;
  if (wish.kind === 'favourite')
    return backend.favouritesOf(owner).saveFavourite({ eventId, favourite: wish.value }, signal);
  if (wish.kind === 'vote') return backend.votesOf(owner).saveVote({ eventId, vote: wish.value }, signal);
  const { token, answerToken, id: change } = wish;
  const reader = { token, answerToken, userId: owner || null };
  await backend.polls.answerPoll(reader, { ...wish.value, change }, signal);
}

/** Reads again what the wish has changed, here and in the other tabs. */
async function refresh(queryClient: QueryClient, wish: Wish): Promise<void> {
  const { owner, target } = wish;
  if (wish.kind === 'poll') return invalidate(queryClient, ['polls', wish.token]);
  if (wish.kind === 'vote') return invalidate(queryClient, queryKeys.vote(owner, target));
  await Promise.all([
    invalidate(queryClient, queryKeys.favourites(owner)),
    invalidate(queryClient, queryKeys.myEventList(owner, 'favourites')),
    invalidate(queryClient, queryKeys.changes(owner)),
  ]);
}

async function log(backend: SendingBackend, wish: Wish): Promise<void> {
  const { owner, target: eventId } = wish;
  try {
    if (wish.kind === 'favourite') await backend.favouritesOf(owner).logFavourite({ eventId, favourite: wish.value });
    if (wish.kind === 'vote') await backend.votesOf(owner).logVote({ eventId, vote: wish.value });
  } catch (error) {
    logFailure('Logging what was chosen offline', error);
  }
}
