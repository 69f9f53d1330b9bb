import type { EventList } from './EventQuery';

/** Whether a list has more pages than are shown: one that is loaded, or one to load. */
export function hasMorePages(pages: readonly Pick<EventList, 'nextCursor'>[], shown: number): boolean {
  return pages.length > shown || (pages.at(-1)?.nextCursor ?? null) !== null;
}
