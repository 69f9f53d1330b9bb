import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { saveFile } from './saveFile';
import { toFileName } from './toFileName';

/**
 * Gives an event to the visitor's own calendar, as a file that it opens. What writes the file is loaded with the first one.
 *
 * @param url - Of the event's page.
 * @param timing - Which of its times. @default the next one
 * @throws Error when what writes the file cannot be loaded.
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
