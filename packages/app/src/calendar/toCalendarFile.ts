import { TZDate } from '@date-fns/tz';
import {
  addDays,
  type CivilDate,
  type CivilTiming,
  dropForbiddenCharacters,
  type EventStatus,
  isOnline,
  type LivelyEvent,
  nextTiming,
  safeHttpsUrl,
} from '@lively/engine';
import createCalendar, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { toKnownZone } from '../i18n/offsetAt';
import { listSlots } from './listSlots';
import { type EventSchedule, toScheduleOf } from './toEventSchedule';
import { writeTimeZone } from './writeTimeZone';

/** One time of an event as an entry of a calendar. */
export interface CalendarEntry {
  readonly event: LivelyEvent;
  /** The URL of the event's page. */
  readonly url: string;
  readonly timing: CivilTiming;
  /** The id of this time, see `listSlots`. */
  readonly uid: string;
  /** The number of changes of date, time, place or status. */
  readonly revision: number;
  /** The instant of the last change of the shown fields. */
  readonly revisedAt: string;
}

/**
 * Writes an event as an iCalendar file (RFC 5545). Null for an event without a date.
 *
 * @param url - The URL of the event's page.
 * @param timing - One of its times. @default the next one
 */
export function toCalendarFile(event: LivelyEvent, url: string, now: number, timing?: CivilTiming): string | null {
  const chosen = timing ?? nextTiming(event, now);
  if (!chosen) return null;
  const slot = listSlots(event).find(({ timing: { date, time } }) => date === chosen.date && time === chosen.time);
  const revisedAt = new Date(now).toISOString();
  return write([{ event, url, timing: chosen, uid: slot?.uid ?? event.id, revision: 0, revisedAt }], {
    method: ICalCalendarMethod.PUBLISH,
  });
}

/** Seconds until a calendar refreshes. Google may take a day. */
const refreshInterval = 3600;

/**
 * Writes entries as a calendar feed: the same entries give the same text. An entry keeps its id when it moves.
 *
 * @param name - The name of the calendar.
 */
export function toCalendar(entries: readonly CalendarEntry[], name: string): string {
  // The library does not escape the name, and some calendars end a line at a bare newline.
  const line = toCalendarText(name).replace(/\n/g, ' ');
  return write(entries, { name: line.replace(/[\\;,]/g, '\\$&'), ttl: refreshInterval });
}

function write(entries: readonly CalendarEntry[], options: Parameters<typeof createCalendar>[0]): string {
  const events = entries.map(toCalendarEvent);
  const yearsOf = new Map<string, [number, number]>();
  for (const { timezone, start, end } of events) {
    if (!timezone) continue;
    const years = [...(yearsOf.get(timezone) ?? []), start.getUTCFullYear(), (end ?? start).getUTCFullYear()];
    yearsOf.set(timezone, [Math.min(...years), Math.max(...years)]);
  }
  const calendar = createCalendar({
    prodId: { company: 'Lively', product: 'Lively', language: 'FR' },
    timezone: {
      name: null,
      generator: (zone) => writeTimeZone(zone, ...(yearsOf.get(zone) as [number, number])),
    },
    ...options,
  });
  for (const event of events) calendar.createEvent(event);
  return calendar.toString();
}

function toCalendarEvent({ event, url, timing, uid, revision, revisedAt }: CalendarEntry) {
  const timeZone = toKnownZone(event.timeZone);
  return {
    id: uid,
    sequence: revision,
    stamp: new Date(revisedAt),
    lastModified: new Date(revisedAt),
    ...toTimes(toScheduleOf(timing, timeZone), timeZone),
    summary: toCalendarText(event.title),
    description: event.description && toCalendarText(event.description),
    location: toLocation(event, url),
    url: url,
    status: statusFor[event.status],
  } satisfies ICalEventData;
}

function toTimes(schedule: EventSchedule, timeZone: string) {
  if (schedule.kind === 'days')
    return { start: new Date(schedule.start), end: dayAfter(schedule.end), allDay: true, timezone: null };
  const toZoned = (instant: string) => new TZDate(Date.parse(instant), timeZone);
  return {
    start: toZoned(schedule.start),
    end: schedule.end === null ? null : toZoned(schedule.end),
    allDay: false,
    timezone: timeZone,
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

/** Returns the day after: the end of an event without hours is exclusive. */
function dayAfter(day: CivilDate): Date {
  return new Date(addDays(day, 1) ?? day);
}

function toLocation(event: LivelyEvent, url: string) {
  // A show that moved online does not send people to the hall.
  if (isOnline(event)) return { title: safeHttpsUrl(event.ticketUrl) ?? safeHttpsUrl(event.sourceUrl) ?? url };
  const { venue, location, fullAddress, coordinates } = event;
  const hasTown = fullAddress?.includes(location.replace(/ [\d(].*/, ''));
  const title = toCalendarText([venue, fullAddress, !hasTown && location].filter(Boolean).join(', '));
  if (!title) return null;
  return coordinates ? { title, geo: { lat: coordinates.latitude, lon: coordinates.longitude } } : { title };
}

/** Removes control characters, which calendars do not accept, except the end of a line, and forbidden characters. */
function toCalendarText(text: string): string {
  return dropForbiddenCharacters(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' '));
}
