import type { CalendarEvent } from '../data/Calendars';
import { createPublicClient } from './client';
import { toCalendarEvents } from './toCalendarEvents';

export interface PrivateCalendar {
  /** The owner's name of the followed search; null for the favourites. */
  readonly searchName: string | null;
  readonly events: readonly CalendarEvent[];
}

/**
 * Reads the private calendar of a token; null if there is none. For the server.
 *
 * @param headers - Identify the reader, so that wrong tokens are counted by their own address.
 */
export async function readPrivateCalendar(
  token: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PrivateCalendar | null> {
  const client = await createPublicClient(headers);
  const { data } = await client.rpc('read_calendar_feed', { token }).abortSignal(signal).throwOnError();
  // The function returns JSON without generated types.
  const feed = data as { readonly name: string | null; readonly entries: unknown } | null;
  return feed && { searchName: feed.name, events: toCalendarEvents(feed.entries) };
}
