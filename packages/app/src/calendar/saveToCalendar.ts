import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { saveFile } from './saveFile';
import { toFileName } from './toFileName';

/**
 * Adds an event to the visitor's own calendar, as a file that the calendar opens. The first call loads its writer.
 *
 * @param url - The URL of the event's page.
 * @param timing - One of its times. @default the next one
 * @throws Error if the writer of the file cannot be loaded.
 */
export async function saveToCalendar(
  event: LivelyEvent,
  url: string,
  now: number,
  timing?: CivilTiming,
): Promise<void> {
  const { toCalendarFile } = await import('./toCalendarFile');
  const file = toCalendarFile(event, url, now, timing);
  if (file) saveFile(toFileName(event.title), 'text/calendar;charset=utf-8', file);
}
