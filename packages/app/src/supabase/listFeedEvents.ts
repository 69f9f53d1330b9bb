import type { LivelyEvent } from '@lively/engine';
import type { EventQuery } from '../data/EventQuery';
import { loadPublicClient } from './client';
import { type ReadableEventRow, toEvent } from './toEvent';
import { toExploreArguments } from './toExploreArguments';

/** The most that one page of the database holds, and enough for a reader of feeds. */
const feedLength = 100;

/** The next events that a query finds, soonest first. */
export async function listFeedEvents(query: EventQuery, signal: AbortSignal): Promise<LivelyEvent[]> {
  const client = await loadPublicClient();
  const soonest = { ...query, sort: 'date', limit: feedLength } as const;
  const { data } = await client
    .rpc('explore_events', toExploreArguments({ query: soonest, cursor: null, userId: null }), { get: true })
    .abortSignal(signal)
    .throwOnError();
  // The function answers JSON, which the generated types do not look into: the columns of a card (docs/decisions/0019).
  const { events } = data as unknown as { events: (ReadableEventRow & { past: boolean })[] };
  return events.filter(({ past }) => !past).map(toEvent);
}
