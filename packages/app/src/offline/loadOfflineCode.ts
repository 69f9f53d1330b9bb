import type { i18n } from 'i18next';
import { loadNamespaces } from '../i18n/loadNamespaces';

export const loadOutbox = () => import('./Outbox');

/** What reports a press that has failed. */
export const loadToasts = () => import('../toasts/ToastRegion');

/** What stores and sends the choices of users, and the answers of a poll's guests. */
const loadersOfWriters: readonly (() => Promise<unknown>)[] = [
  loadToasts,
  loadOutbox,
  () => import('../favourites/favouriteActor'),
  () => import('../votes/voteActor'),
];

/**
 * Loads the code and the texts that a page needs offline, while there is a network.
 *
 * @param mayWrite - Whether the reader may choose what waits for the network. A visitor is asked to sign in instead.
 * @throws Error if a file does not load.
 */
export async function loadOfflineCode(i18n: i18n, mayWrite: boolean): Promise<void> {
  const parts = mayWrite ? loadersOfWriters : [];
  await Promise.all([loadNamespaces(i18n, ['offline']), ...parts.map((load) => load())]);
}
