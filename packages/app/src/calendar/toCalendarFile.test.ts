import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { formatZonedTime } from '../i18n/formatZonedTime';
import { type CalendarEntry, toCalendar, toCalendarFile } from './toCalendarFile';
import { writeTimeZone } from './writeTimeZone';

const now = Date.parse('2026-11-21T12:00:00Z');
const url = 'https://lively.example/event/17';

const concert = {
  id: '00000000-0000-4000-8000-000000000011',
  date: '2026-12-12',
  time: '20:30',
  endTime: '00:30',
} satisfies Partial<LivelyEvent>;

function write(event: Partial<LivelyEvent>): string {
  const file = toCalendarFile(createEvent(event), url, now);
  if (file === null) throw new Error('The event has no date, so it has no file.');
  return file;
}

/** Parses the file with an independent library. */
function readBack(file: string) {
  const component = new ICAL.Component(ICAL.parse(file));
  const [entry, ...others] = component.getAllSubcomponents('vevent');
  if (!entry || others.length) throw new Error(`One entry was expected, not ${others.length}.`);
  const value = (name: string) => entry.getFirstPropertyValue(name);
  return {
    uid: value('uid'),
    stamp: (value('dtstamp') as ICAL.Time).toJSDate().toISOString(),
    start: value('dtstart') as ICAL.Time,
    end: value('dtend') as ICAL.Time | null,
    value,
  };
}

const instantOf = (time: ICAL.Time | null) => time?.toJSDate().toISOString();

test('an evening that ends after midnight keeps both instants', () => {
  const { uid, stamp, start, end, value } = readBack(write(concert));
  expect(uid).toBe(concert.id);
  expect(stamp).toBe('2026-11-21T12:00:00.000Z');
  expect([instantOf(start), instantOf(end)]).toEqual(['2026-12-12T19:30:00.000Z', '2026-12-12T23:30:00.000Z']);
  expect(value('status')).toBe('CONFIRMED');
  expect(value('url')).toBe(url);
});

test('an event until midnight ends at midnight, and an event without an end time has no end', () => {
  expect(instantOf(readBack(write({ ...concert, endTime: '00:00' })).end)).toBe('2026-12-12T23:00:00.000Z');
  expect(readBack(write({ ...concert, endTime: null })).end).toBeNull();
});

test('an event without a time is an event of a whole day', () => {
  const { start, end } = readBack(write({ ...concert, time: null, endTime: null }));
  expect([start.isDate, start.toString(), end?.toString()]).toEqual([true, '2026-12-12', '2026-12-13']);
});

test.each([
  ['2026-03-28', 'Europe/Paris', '2026-03-28T19:30:00.000Z'],
  ['2026-03-29', 'Europe/Paris', '2026-03-29T18:30:00.000Z'],
  ['2026-12-12', 'America/Martinique', '2026-12-13T00:30:00.000Z'],
  ['2026-12-12', 'Mars/Olympus', '2026-12-12T19:30:00.000Z'],
])('20:30 on %s in %s is %s', (date, timeZone, instant) => {
  expect(instantOf(readBack(write({ ...concert, date, timeZone, endTime: null })).start)).toBe(instant);
});

test('an entry keeps its id when it is saved again, and each timing has a different id', () => {
  const timings = [
    { begin: '2026-12-12T19:30:00Z', end: '2026-12-12T21:30:00Z' },
    { begin: '2026-12-19T19:30:00Z', end: '2026-12-19T21:30:00Z' },
  ];
  const uidAt = (instant: string) =>
    readBack(toCalendarFile(createEvent({ ...concert, timings }), url, Date.parse(instant)) ?? '').uid;
  expect(uidAt('2026-11-21')).toBe(uidAt('2026-12-01'));
  expect(uidAt('2026-11-21')).not.toBe(uidAt('2026-12-15'));
});

test('an event that moved online has its link as location', () => {
  const moved = { ...concert, status: 'moved_online', venue: 'Le Phare', location: 'Nice' } as const;
  expect(readBack(write({ ...moved, ticketUrl: 'https://visio.example/salle' })).value('location')).toBe(
    'https://visio.example/salle',
  );
  expect(readBack(write(moved)).value('location')).toBe(url);
});

test('the location of a street alone has its town', () => {
  const place = { venue: null, location: 'Montreuil', fullAddress: '3 rue de la République' };
  expect(readBack(write({ ...concert, ...place })).value('location')).toBe('3 rue de la République, Montreuil');
});

test.each([
  ['cancelled', 'CANCELLED'],
  ['postponed', 'TENTATIVE'],
  ['full', 'CONFIRMED'],
] as const)('an event with the status %s is exported as %s', (status, expected) => {
  expect(readBack(write({ ...concert, status })).value('status')).toBe(expected);
});

test.each([
  'Orgue ; clavecin, flûte \\ hautbois : « Noël »',
  'BEGIN:VALARM\nEND:VCALENDAR\r\nEND:VEVENT',
  '</script><script>alert(1)</script>',
  '🎷'.repeat(60),
  'é'.repeat(200),
  'مهرجان الموسيقى '.repeat(20).trim(),
  'W'.repeat(10_000),
])('the hostile title «%.30s» is read back unchanged', (title) => {
  const file = write({ ...concert, title, description: title, venue: title });
  const { value } = readBack(file);
  const asRead = title.replace(/\r\n/g, '\n');
  expect(value('summary')).toBe(asRead);
  expect(value('description')).toBe(asRead);
  expect(value('location')).toContain(asRead);
});

test('each line has at most 75 octets and ends with CRLF', () => {
  const file = write({
    ...concert,
    title: 'é'.repeat(300),
    description: '🎷 a'.repeat(300),
    fullAddress: 'ÿ'.repeat(75),
  });
  const lines = file.split('\r\n');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
});

test('control characters are removed from the file', () => {
  expect(readBack(write({ ...concert, title: 'a\u0000b\u001bc' })).value('summary')).toBe('a b c');
});

test('an event without a date has no file', () => {
  expect(toCalendarFile(createEvent({ date: null, timings: [] }), url, now)).toBeNull();
});

describe('a calendar with regular updates', () => {
  const toEntry = (changed: Partial<CalendarEntry> = {}): CalendarEntry => ({
    event: createEvent(concert),
    url,
    timing: { date: '2026-12-12', endDate: '2026-12-12', time: '20:30', endTime: '22:00' },
    uid: concert.id,
    revision: 3,
    revisedAt: '2026-11-20T10:00:00+00:00',
    ...changed,
  });

  test('contains the revision, its time and the refresh interval', () => {
    const file = toCalendar([toEntry()], 'Lively');
    const { value, stamp } = readBack(file);
    expect([value('sequence'), stamp]).toEqual([3, '2026-11-20T10:00:00.000Z']);
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n');
    expect(file).not.toContain('METHOD');
  });

  test('contains each time zone once, with its offsets of the years around', () => {
    const martinique = toEntry({ event: createEvent({ ...concert, timeZone: 'America/Martinique' }), uid: 'b' });
    const file = toCalendar([toEntry(), martinique, toEntry({ uid: 'c' })], 'Lively');
    const zones = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vtimezone');
    expect(zones.map((zone) => zone.getFirstPropertyValue('tzid'))).toEqual(['Europe/Paris', 'America/Martinique']);
    expect(file).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT',
    );
    expect(file).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD',
    );
  });

  test.each(['Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'Africa/Casablanca', 'Australia/Lord_Howe'])(
    'the offsets of %s equal those of JavaScript on every day of three years',
    (zone) => {
      const timezone = new ICAL.Timezone(
        new ICAL.Component(
          ICAL.parse(`BEGIN:VCALENDAR\r\n${writeTimeZone(zone, 2026, 2026)}\r\nEND:VCALENDAR`),
        ).getFirstSubcomponent('vtimezone') as ICAL.Component,
      );
      for (let noon = Date.UTC(2025, 0, 2, 12); noon < Date.UTC(2028, 0, 1); noon += 864e5) {
        const civil = new Date(noon).toISOString().slice(0, 19);
        const time = ICAL.Time.fromDateTimeString(civil);
        time.zone = timezone;
        expect(time.toJSDate().toISOString()).toBe(
          new Date(formatZonedTime(civil.slice(0, 10), '12:00', zone)).toISOString(),
        );
      }
    },
  );
});
