import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { saveFile } from './saveFile';
import { toCalendarFile } from './toCalendarFile';
import { toFileName } from './toFileName';

/**
 * Adds an event to the visitor's own calendar, as a file that the calendar opens.
 *
 * @param url - The URL of the event's page.
 * @param timing - One of its times. @default the next one
 */
export function saveToCalendar(event: LivelyEvent, url: string, now: number, timing?: CivilTiming): void {
  const file = toCalendarFile(event, url, now, timing);
  if (file) saveFile(toFileName(event.title), 'text/calendar;charset=utf-8', file);
}
