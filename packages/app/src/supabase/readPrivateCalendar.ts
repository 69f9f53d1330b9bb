import type { CalendarEvent } from '../data/Calendars';
import { createPublicClient } from './client';
import { toCalendarEvents } from './toCalendarEvents';

/**
 * What the private calendar of a token shows; null without one. For the server.
 *
 * @param headers - What names the reader, so that guesses are counted by their own address.
 */
export async function readPrivateCalendar(
  token: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<CalendarEvent[] | null> {
  const client = await createPublicClient(headers);
  const { data } = await client.rpc('read_calendar_feed', { token }).abortSignal(signal).throwOnError();
  return data === null ? null : toCalendarEvents(data);
}
