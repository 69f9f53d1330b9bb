import { addDays, type CivilDate, type CivilTiming, type EventStatus, type LivelyEvent } from '@lively/engine';
import createCalendar, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { toOccasion, toOccasionOf } from './toOccasion';

/**
 * An event as an iCalendar file (RFC 5545). Added again, it takes the place of its former self: it keeps its id. Null for an
 * event without a date.
 *
 * @param url - Of the event's page.
 * @param timing - Which of its times. @default the next one
 */
export function toCalendarFile(event: LivelyEvent, url: string, now: number, timing?: CivilTiming): string | null {
  const occasion = timing ? toOccasionOf(timing, event.timeZone) : toOccasion(event, now);
  if (!occasion) return null;
  const isAllDay = occasion.kind === 'days';
  const calendar = createCalendar({
    prodId: { company: 'Lively', product: 'Lively', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // Of several times, each is an entry of its own.
    id: event.timings.length > 1 ? `${event.id}-${occasion.start}` : event.id,
    stamp: new Date(now),
    start: new Date(occasion.start),
    end: isAllDay ? dayAfter(occasion.end) : occasion.end && new Date(occasion.end),
    allDay: isAllDay,
    summary: toCalendarText(event.title),
    description: event.description && toCalendarText(event.description),
    location: toLocation(event),
    url: url,
    status: statusFor[event.status],
  });
  return calendar.toString();
}

const statusFor: Record<EventStatus, ICalEventStatus> = {
  scheduled: ICalEventStatus.CONFIRMED,
  rescheduled: ICalEventStatus.CONFIRMED,
  moved_online: ICalEventStatus.CONFIRMED,
  full: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
};

/** The end of a day without hours is the first day that is not part of it. */
function dayAfter(day: CivilDate): Date {
  return new Date(addDays(day, 1) ?? day);
}

function toLocation({ venue, location, fullAddress, coordinates }: LivelyEvent) {
  const title = toCalendarText([venue, fullAddress ?? location].filter(Boolean).join(', '));
  if (!title) return null;
  return coordinates ? { title, geo: { lat: coordinates.latitude, lon: coordinates.longitude } } : { title };
}

/** Calendars know the end of a line and no other control character. */
function toCalendarText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
}
