import type { i18n } from 'i18next';
import { retryImport } from '../data/retryImport';
import { loadNamespaces } from '../i18n/loadNamespaces';

export const loadOfflineNotices = () => import('./OfflineNotices');

/** The parts that a page needs offline in addition: notices, toasts, and the code that stores favourites, votes and answers. */
const loaders: readonly (() => Promise<unknown>)[] = [
  loadOfflineNotices,
  () => import('../toasts/ToastRegion'),
  () => import('../favourites/favouriteActor'),
  () => import('../votes/voteActor'),
  () => import('../outbox/sendOrKeep'),
];

/**
 * Loads the code and the texts that a page needs offline, while there is a network: Chromium keeps a failed import, and
 * the failed preloads of its imports, for the life of the document.
 *
 * @throws Error if a file does not load.
 */
export async function loadOfflineCode(i18n: i18n): Promise<void> {
  await Promise.all([loadNamespaces(i18n, ['offline']), ...loaders.map((load) => retryImport(load))]);
}
