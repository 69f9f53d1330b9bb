import type { LivelyEvent } from '@lively/engine';
import type { CalendarEvent } from '../data/Calendars';
import type { EventQuery } from '../data/EventQuery';
import { type FeedSource, formatFeedSource } from '../data/feedSource';
import { loadPublicClient } from './client';
import { toCalendarEvents } from './toCalendarEvents';
import { type ReadableEventRow, toEvent } from './toEvent';
import { toExploreArguments } from './toExploreArguments';

/** The maximum of one page of the database, and enough for a feed reader. */
const feedLength = 100;

/**
 * Lists the next results of a query, or of a source, soonest first.
 *
 * @param limit - At most 100. @default 100
 */
export async function listFeedEvents(
  query: EventQuery,
  source: FeedSource,
  signal: AbortSignal,
  limit: number = feedLength,
): Promise<LivelyEvent[]> {
  const client = await loadPublicClient();
  const soonest = { ...query, sort: 'date', limit } as const;
  const asked = toExploreArguments({ query: soonest, cursor: null, userId: null });
  // The functions return JSON without generated types: the columns of a card (docs/decisions/0019).
  if (source.venue || source.organizer) {
    const { sort: _, page_size: __, ...filters } = asked;
    const named = { filters, ...Object.fromEntries(formatFeedSource(source)) };
    // The embedded backend does not parse JSON in a URL: it is sent as POST.
    const { data } = await client.rpc('list_events_of_source', named).abortSignal(signal).throwOnError();
    return (data as unknown as ReadableEventRow[]).slice(0, limit).map(toEvent);
  }
  const { data } = await client.rpc('explore_events', asked, { get: true }).abortSignal(signal).throwOnError();
  const { events } = data as unknown as { events: (ReadableEventRow & { past: boolean })[] };
  return events.filter(({ past }) => !past).map(toEvent);
}

/**
 * Lists the same events for a calendar, with their revisions, and only with the timings of the query's days. It is one
 * query: with two, a change between them would get the previous revision, and calendars would miss it.
 */
export async function listCalendarEvents(
  query: EventQuery,
  source: FeedSource,
  signal: AbortSignal,
): Promise<CalendarEvent[]> {
  const events = await listFeedEvents(query, source, signal);
  const { first_day, last_day, date_filter } = toExploreArguments({ query, cursor: null, userId: null });
  return listEntries(events, first_day ? `${first_day}/${last_day}` : date_filter, signal);
}

/** Returns the instants of the last changes of some events, by their ids. Events without a date have none. */
export async function listRevisedAt(
  events: readonly LivelyEvent[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const entries = await listEntries(events, undefined, signal);
  return new Map(entries.map(({ event, revisedAt }) => [event.id, revisedAt]));
}

async function listEntries(
  events: readonly LivelyEvent[],
  days: string | undefined,
  signal: AbortSignal,
): Promise<CalendarEvent[]> {
  if (events.length === 0) return [];
  const client = await loadPublicClient();
  const asked = { ids: events.map(({ id }) => id), ...(days && { date_filter: days }) };
  const { data } = await client.rpc('list_calendar_entries', asked, { get: true }).abortSignal(signal).throwOnError();
  return toCalendarEvents(data);
}
