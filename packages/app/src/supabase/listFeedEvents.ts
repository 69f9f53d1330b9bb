import type { LivelyEvent } from '@lively/engine';
import type { CalendarEvent } from '../data/Calendars';
import type { EventQuery } from '../data/EventQuery';
import { type FeedSource, formatFeedSource } from '../data/feedSource';
import { loadPublicClient } from './client';
import { toCalendarEvents } from './toCalendarEvents';
import { type ReadableEventRow, toEvent } from './toEvent';
import { toExploreArguments } from './toExploreArguments';

/** The most that one page of the database holds, and enough for a reader of feeds. */
const feedLength = 100;

/** The next events that a query finds, or those of them that are of a source, soonest first. */
export async function listFeedEvents(
  query: EventQuery,
  source: FeedSource,
  signal: AbortSignal,
): Promise<LivelyEvent[]> {
  const client = await loadPublicClient();
  const soonest = { ...query, sort: 'date', limit: feedLength } as const;
  const asked = toExploreArguments({ query: soonest, cursor: null, userId: null });
  // The functions answer JSON, which the generated types do not look into: the columns of a card (docs/decisions/0019).
  if (source.venue || source.organizer) {
    const { sort: _, page_size: __, ...filters } = asked;
    const named = { filters, ...Object.fromEntries(formatFeedSource(source)) };
    // The embedded backend reads no JSON from a URL: sent as POST.
    const { data } = await client.rpc('list_events_of_source', named).abortSignal(signal).throwOnError();
    return (data as unknown as ReadableEventRow[]).map(toEvent);
  }
  const { data } = await client.rpc('explore_events', asked, { get: true }).abortSignal(signal).throwOnError();
  const { events } = data as unknown as { events: (ReadableEventRow & { past: boolean })[] };
  return events.filter(({ past }) => !past).map(toEvent);
}

/**
 * What a calendar shows of the same events. Read at once, with their revisions: a change between two questions would get the
 * revision of before, and calendars would miss it.
 */
export async function listCalendarEvents(
  query: EventQuery,
  source: FeedSource,
  signal: AbortSignal,
): Promise<CalendarEvent[]> {
  const ids = (await listFeedEvents(query, source, signal)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const client = await loadPublicClient();
  const { data } = await client.rpc('list_calendar_entries', { ids }, { get: true }).abortSignal(signal).throwOnError();
  return toCalendarEvents(data);
}
