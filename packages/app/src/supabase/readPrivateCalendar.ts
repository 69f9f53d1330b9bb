import type { CalendarEvent } from '../data/Calendars';
import { createPublicClient } from './client';
import { toCalendarEvents } from './toCalendarEvents';

export interface PrivateCalendar {
  /** What its owner calls the search that it follows; null for that of the favourites. */
  readonly searchName: string | null;
  readonly events: readonly CalendarEvent[];
}

/**
 * What the private calendar of a token shows; null without one. For the server.
 *
 * @param headers - What names the reader, so that guesses are counted by their own address.
 */
export async function readPrivateCalendar(
  token: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<PrivateCalendar | null> {
  const client = await createPublicClient(headers);
  const { data } = await client.rpc('read_calendar_feed', { token }).abortSignal(signal).throwOnError();
  // The function answers JSON, which the generated types do not look into.
  const feed = data as { readonly name: string | null; readonly entries: unknown } | null;
  return feed && { searchName: feed.name, events: toCalendarEvents(feed.entries) };
}
