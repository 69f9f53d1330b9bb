import type { Changes } from '../backend/data/createChangeFeed.ts';
import type { SiteCaches } from './createSiteCaches.ts';
import { findShownEvents } from './findShownEvents.ts';

/**
 * Drops cached data that shows changed events. Drawn and shrunk pictures stay: their keys are their content, and the dropped data
 * refers to them. Site maps stay as well, because search engines read them after days.
 */
export function dropChanged({ pages, feeds, widgets, pictureUrls, shareFacts }: SiteCaches, changes: Changes): void {
  const changed = changes && findShownEvents(...changes);
  for (const cache of [pages, feeds, widgets, pictureUrls, shareFacts]) cache.drop(changed);
}
