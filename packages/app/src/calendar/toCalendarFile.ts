import { addDays, type CivilDate, type CivilTiming, type EventStatus, type LivelyEvent } from '@lively/engine';
import createCalendar, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { type EventSchedule, toEventSchedule, toScheduleOf } from './toEventSchedule';

/** An event as a calendar has it, and the URL of its page. */
export interface CalendarEntry {
  event: LivelyEvent;
  url: string;
  /** Which of its times. @default the next one */
  timing?: CivilTiming | undefined;
}

/**
 * An event as an iCalendar file (RFC 5545). Null for an event without a date.
 *
 * @param url - Of the event's page.
 * @param timing - Which of its times. @default the next one
 */
export function toCalendarFile(event: LivelyEvent, url: string, now: number, timing?: CivilTiming): string | null {
  return readSchedule(event, now, timing) ? toCalendar([{ event, url, timing }], now) : null;
}

/**
 * Events as an iCalendar file. Added again, an event takes the place of its former self: it keeps its id. Those without a
 * date are left out.
 *
 * @param name - Of the calendar, where it is one to follow.
 */
export function toCalendar(entries: readonly CalendarEntry[], now: number, name?: string): string {
  const calendar = createCalendar({
    prodId: { company: 'Lively', product: 'Lively', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    ...(name && { name }),
  });
  for (const { event, url, timing } of entries) {
    const schedule = readSchedule(event, now, timing);
    if (schedule) calendar.createEvent(toCalendarEvent(event, url, schedule, now));
  }
  return calendar.toString();
}

function readSchedule(event: LivelyEvent, now: number, timing?: CivilTiming): EventSchedule | null {
  return timing ? toScheduleOf(timing, event.timeZone) : toEventSchedule(event, now);
}

function toCalendarEvent(event: LivelyEvent, url: string, schedule: EventSchedule, now: number): ICalEventData {
  const isAllDay = schedule.kind === 'days';
  return {
    // Of several times, each is an entry of its own.
    id: event.timings.length > 1 ? `${event.id}-${schedule.start}` : event.id,
    stamp: new Date(now),
    start: new Date(schedule.start),
    end: isAllDay ? dayAfter(schedule.end) : schedule.end && new Date(schedule.end),
    allDay: isAllDay,
    summary: toCalendarText(event.title),
    description: event.description && toCalendarText(event.description),
    location: toLocation(event),
    url: url,
    status: statusFor[event.status],
  };
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
