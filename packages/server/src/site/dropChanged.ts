import type { Changes } from '../backend/data/createChangeFeed.ts';
import type { SiteCaches } from './createSiteCaches.ts';
import { findShownEvents } from './findShownEvents.ts';

/**
 * Drops what shows events that have changed. Drawn and shrunk pictures stay: each has the name of what it shows, and is found
 * by what is dropped here. So do site maps, which search engines read after days.
 */
export function dropChanged({ pages, feeds, pictureUrls, shareFacts }: SiteCaches, changes: Changes): void {
  const changed = changes && findShownEvents(...changes);
  for (const cache of [pages, feeds, pictureUrls, shareFacts]) cache.drop(changed);
}
