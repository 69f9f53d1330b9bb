import type { Sort } from '@lively/engine';
import type { EventServices } from './Backend';
import type { EventList, EventQuery } from './EventQuery';

/** The maximum number of events in a request. */
const candidatesPerOrder = 100;

/**
 * Reads the events that a device ranks: the nearest, the soonest and the most popular results of a query, without
 * duplicates. The answer is the same for every user there, and reveals no preferences.
 */
export async function readCandidates(
  explore: EventServices['explore'],
  query: EventQuery,
  signal: AbortSignal,
): Promise<EventList> {
  const orders: Sort[] = ['distance', 'date', 'popularity'];
  const [first, ...others] = await Promise.all(
    orders.map((sort) =>
      explore({ query: { ...query, sort, limit: candidatesPerOrder }, cursor: null, userId: null }, signal),
    ),
  );
  if (!first) throw new Error('No order was asked for, so there are no candidates. List one.');
  const found = [first, ...others].flatMap(({ events }) => events);
  const events = [...new Map(found.map((each) => [each.event.id, each])).values()];
  return { ...first, events, nextCursor: null };
}
