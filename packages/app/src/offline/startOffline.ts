import { deadline } from '@lively/machines';
import type { Query } from '@tanstack/react-query';
import { mayPersonalise } from '../consent/mayPersonalise';
import { queryClient } from '../data/queryClient';
import { settleReads } from '../data/settleReads';
import { endOffline, isOffline } from '../device/connection';
import { keepQuery } from '../device/keptQueries';
import { splitLanguage } from '../navigation/paths';
import { readEntries } from '../outbox/outboxStore';
import { readStoredUser } from '../supabase/readStoredUser';
import { restoreKept } from './restoreKept';
import { kindOf, toKept } from './toKept';

/** Returns the id of the data's owner: the user of the stored session, or empty for a visitor. */
const readOwner = () => readStoredUser()?.id ?? '';

let isStarted = false;

/** Stores read data on the device, for the life of the document: see docs/decisions/0095. */
export function startOffline(): void {
  if (isStarted) return;
  isStarted = true;
  void readEntries();
  const cache = queryClient.getQueryCache();
  const keep = ({ queryKey, queryHash, state }: Query) => {
    const { pathname, search } = location;
    const answered = {
      queryKey,
      data: state.data,
      seenAt: state.dataUpdatedAt,
      owner: readOwner(),
      path: splitLanguage(pathname).path + search,
      mayKeepSearch: mayPersonalise(Date.now()),
    };
    const kept = toKept(answered);
    if (kept) void keepQuery(queryHash, kept);
  };
  for (const query of cache.getAll()) if (query.state.dataUpdatedAt) keep(query);
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { queryKey } = event.query;
    // The device itself may answer other queries.
    if (!event.action.manual && kindOf(queryKey, readOwner())) endOffline();
    keep(event.query);
  });
  addEventListener('offline', () => void restoreKept(queryClient, readOwner()));
  addEventListener('online', () => {
    // A request from just before may still fail.
    const settled = settleReads(queryClient);
    readFailed();
    void settled.then(readFailed);
  });
  // This code may itself have waited for the network, while reads failed.
  if (!isOffline()) readFailed();
  awaitSite();
}

function readFailed(): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/** Milliseconds between two checks whether the site answers again. */
const interval = 5_000;

/** Polls the site: if only the site is unreachable, the browser fires no event when it answers again. */
function awaitSite(): void {
  if (document.documentElement.dataset.offline === undefined) return;
  setTimeout(async () => {
    try {
      await fetch('/manifest.webmanifest', { cache: 'no-store', signal: AbortSignal.timeout(deadline) });
      endOffline();
    } catch {
      awaitSite();
    }
  }, interval);
}

/** Shows the stored data, in a document from the service worker. The list of explore is the last one. */
export async function showKept(): Promise<void> {
  const [listPath] = await Promise.all([restoreKept(queryClient, readOwner()), readEntries()]);
  const { pathname, search } = location;
  if (search || !listPath || splitLanguage(pathname).path !== listPath.replace(/\?.*/, '')) return;
  history.replaceState(history.state, '', pathname + listPath.replace(/^[^?]*/, ''));
}
