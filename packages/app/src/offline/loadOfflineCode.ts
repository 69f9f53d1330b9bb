import type { i18n } from 'i18next';
import { retryImport } from '../data/retryImport';
import { loadNamespaces } from '../i18n/loadNamespaces';

export const loadOfflineNotices = () => import('./OfflineNotices');

/** What a page needs without a network beside itself: notices, toasts, and what keeps a heart, a vote or answers. */
const loaders: readonly (() => Promise<unknown>)[] = [
  loadOfflineNotices,
  () => import('../toasts/ToastRegion'),
  () => import('../favourites/favouriteActor'),
  () => import('../votes/voteActor'),
  () => import('../outbox/sendOrKeep'),
];

/**
 * Loads the code and the texts that a page needs without a network, while there is one: Chromium keeps a failed import, and the failed
 * preloads of what it imports, for the life of the document.
 *
 * @throws Error where a file does not come.
 */
export async function loadOfflineCode(i18n: i18n): Promise<void> {
  await Promise.all([loadNamespaces(i18n, ['offline']), ...loaders.map((load) => retryImport(load))]);
}
