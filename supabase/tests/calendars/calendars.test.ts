import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toCalendarEntries } from '../../../packages/app/src/calendar/toCalendarEntries.ts';
import { toCalendar } from '../../../packages/app/src/calendar/toCalendarFile.ts';
import { toStatedTitle } from '../../../packages/app/src/events/toStatedTitle.ts';
import { formatZonedTime } from '../../../packages/app/src/i18n/formatZonedTime.ts';
import { toCalendarEvents } from '../../../packages/app/src/supabase/toCalendarEvents.ts';
import type { LivelyEvent } from '../../../packages/engine/src/vocabulary.ts';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { calendarToken, fillTables, importedEvent } from '../fillTables.ts';
import { owner, visitor } from '../people.ts';

/*
 * A calendar service reads the calendar after each change. It accepts a change of a known entry only if its SEQUENCE is higher.
 */

type Step =
  | { kind: 'move'; days: number }
  | { kind: 'time'; time: string | null }
  | { kind: 'dates'; count: number }
  | { kind: 'zone'; zone: string }
  | { kind: 'venue' | 'title' | 'price'; text: string }
  | { kind: 'status'; status: string }
  | { kind: 'nothing' | 'hide' | 'publish' | 'save' | 'unsave' | 'wait' };

/** The event in the model, independent of the database. */
interface Known {
  day: number;
  time: string | null;
  /** The number of its days, a week apart. */
  dates: number;
  zone: string;
  venue: string;
  title: string;
  status: string;
  isPublished: boolean;
  isSaved: boolean;
  /** Whether the event has been cancelled for fourteen days. */
  isOver: boolean;
  /** The number of changes of date, time, place or status. */
  revision: number;
}

type Entry = [uid: string, sequence: number, status: string, start: string, summary: string, location: string];

const histories = process.env.LONG ? 1000 : 25;
const python = '/usr/bin/python3';
const hasPython = spawnSync(python, ['-c', 'import icalendar']).status === 0;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), days: fc.integer({ min: 1, max: 300 }) }),
  fc.record({ kind: fc.constant('time' as const), time: fc.constantFrom('20:30', '09:00', '23:59', null) }),
  fc.record({ kind: fc.constant('dates' as const), count: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constant('zone' as const),
    zone: fc.constantFrom('Europe/Paris', 'America/Martinique', 'Pacific/Noumea'),
  }),
  fc.record({
    kind: fc.constantFrom('venue' as const, 'title' as const, 'price' as const),
    text: fc.constantFrom('Le Trianon', 'Salle ; « Noël », 2 \\ 3', 'مهرجان', 'W'.repeat(90)),
  }),
  fc.record({
    kind: fc.constant('status' as const),
    status: fc.constantFrom('scheduled', 'cancelled', 'postponed', 'full', 'rescheduled'),
  }),
  fc.record({
    kind: fc.constantFrom(
      'nothing' as const,
      'hide' as const,
      'publish' as const,
      'save' as const,
      'unsave' as const,
      'wait' as const,
    ),
  }),
);

test(`${histories} histories reach a calendar completely, and unchanged calendars are not sent again`, async () => {
  const texts: string[] = [];
  await testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    await session.query('delete from public.favorites');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (steps) => {
        await session.query('savepoint history');
        texts.push(...(await follow(session, steps)));
        await session.query('rollback to savepoint history');
      }),
      { numRuns: histories, endOnFailure: true },
    );
  });
  if (!hasPython) {
    process.stdout.write('Not read by a second parser: python3-icalendar of Debian is not installed.\n');
    return;
  }
  const { stdout, stderr } = spawnSync(python, [resolve(import.meta.dirname, 'readCalendars.py')], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual(texts.map(readEntries));
});

/** @returns The calendars of the history, without repetitions. */
async function follow(session: Session, steps: readonly Step[]): Promise<string[]> {
  const event: Known = {
    ...{ day: 1, time: null, dates: 1, zone: 'Europe/Paris', venue: '', title: 'Visite du phare' },
    ...{ status: 'scheduled', isPublished: true, isSaved: false, isOver: false },
    revision: 0,
  };
  /** The entries that a strict service has accepted, by UID. */
  const taken = new Map<string, Entry>();
  const texts: string[] = [];
  let etag = '';
  let shown = '';
  await write(session, event);
  event.revision = await readRevision(session);
  for (const each of [{ kind: 'save' } as const, ...steps]) {
    await apply(session, event, each);
    const text = await readCalendar(session);
    const entries = readEntries(text);
    expect(new Set(entries.map(([uid]) => uid)).size).toBe(entries.length);

    const nextShown = JSON.stringify(toExpected(event));
    const nextEtag = createHash('sha1').update(text).digest('hex');
    const isNew = shown !== nextShown;
    const isSent = etag !== nextEtag;
    [shown, etag] = [nextShown, nextEtag];
    expect([each, isSent]).toEqual([each, isNew]);
    if (isSent) texts.push(text);

    for (const entry of entries) {
      const known = taken.get(entry[0]);
      const relevant = ([, , status, start, , location]: Entry) => JSON.stringify([status, start, location]);
      if (!known || entry[1] > known[1] || relevant(known) === relevant(entry)) taken.set(entry[0], entry);
    }
    const followed = entries.map(([uid]) => taken.get(uid));
    expect([each, followed]).toEqual([each, toExpected(event)]);
  }
  return texts;
}

async function apply(session: Session, event: Known, each: Step): Promise<void> {
  const before = { ...event };
  switch (each.kind) {
    case 'move':
      event.day = each.days;
      break;
    case 'time':
      event.time = each.time;
      break;
    case 'dates':
      event.dates = each.count;
      break;
    case 'zone':
      event.zone = each.zone;
      break;
    case 'venue':
      event.venue = each.text;
      break;
    case 'title':
      event.title = each.text;
      break;
    case 'status':
      event.status = each.status;
      break;
    case 'hide':
    case 'publish':
      event.isPublished = each.kind === 'publish';
      break;
    case 'price':
      await session.query('update public.events set price = $2 where id = $1', [importedEvent, each.text]);
      break;
    case 'save':
      await session.query('insert into public.favorites (user_id, event_id) values ($1, $2) on conflict do nothing', [
        owner.id,
        importedEvent,
      ]);
      event.isSaved = true;
      break;
    case 'unsave':
      await session.query('delete from public.favorites');
      event.isSaved = false;
      break;
    case 'wait':
      await session.query(`update private.event_revisions set cancelled_at = now() - interval '14 days'
        where cancelled_at is not null`);
      event.isOver ||= event.status === 'cancelled';
      break;
    case 'nothing':
  }
  if (event.status !== before.status) event.isOver = false;
  if (JSON.stringify(toRelevant(event)) !== JSON.stringify(toRelevant(before))) event.revision += 1;
  await write(session, event);
}

const toRelevant = (event: Known) => [...toTimes(event), event.zone, event.venue, event.status];

async function readRevision(session: Session): Promise<number> {
  const { rows } = await session.query('select revision from private.event_revisions where event_id = $1', [
    importedEvent,
  ]);
  return Number(rows[0]?.revision ?? 0);
}

/** Writes the event as an import does: every column, changed or not. */
async function write(session: Session, event: Known): Promise<void> {
  await session.query(
    `update public.events set title = $2, date = $3, "time" = $4, time_zone = $5, venue = $6, status = $7, timings = $8,
       publication = $9 where id = $1`,
    [
      importedEvent,
      event.title,
      ...toTimes(event).slice(0, 2),
      event.zone,
      event.venue || null,
      event.status,
      toTimes(event)[2],
      event.isPublished ? 'published' : 'hidden',
    ],
  );
}

/** Returns date, time and timings as they are stored. */
function toTimes(event: Known): [string, string | null, string] {
  const timings = event.dates > 1 ? listTimes(event).map((start) => ({ begin: start, end: start })) : [];
  return [dayOf(event, 0), event.time, JSON.stringify(timings)];
}

async function readCalendar(session: Session): Promise<string> {
  const { rows } = await act(session, visitor, 'select public.read_calendar_feed($1) as feed', [calendarToken]);
  const feed = rows[0]?.feed as { entries: unknown } | undefined;
  const t = ((key: string) => key) as never;
  const options = { titleOf: (event: LivelyEvent) => toStatedTitle(event, t) };
  const urlOf = ({ id }: { id: string }) => `https://lively.example/event/${id}`;
  return toCalendar(toCalendarEntries(toCalendarEvents(feed?.entries), { ...options, urlOf }), 'Lively');
}

function readEntries(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const value = (name: string) => String(entry.getFirstPropertyValue(name));
    const start = entry.getFirstPropertyValue('dtstart') as ICAL.Time;
    return [
      ...([value('uid'), Number(value('sequence')), value('status')] as const),
      start.isDate ? start.toString() : start.toJSDate().toISOString(),
      ...([value('summary'), value('location')] as const),
    ];
  });
}

/** Returns the entries that a calendar must show. */
function toExpected(event: Known): Entry[] {
  const { isPublished, isSaved, isOver, status, title, venue } = event;
  if (!isPublished || !isSaved || (isOver && status === 'cancelled')) return [];
  const statuses: Record<string, string> = { cancelled: 'CANCELLED', postponed: 'TENTATIVE' };
  const isOnline = status === 'moved_online';
  const summary = statuses[status] || isOnline ? `status.${status} · ${title}` : title;
  return listTimes(event).map((start) => [
    event.dates > 1 ? `${importedEvent}-${start.replace(/\D/g, '').slice(0, 12)}` : importedEvent,
    event.revision,
    statuses[status] ?? 'CONFIRMED',
    start,
    summary,
    isOnline ? `https://lively.example/event/${importedEvent}` : [venue, 'Marseille'].filter(Boolean).join(', '),
  ]);
}

/** Lists the times as instants, or as days if the hour is unknown. */
function listTimes(event: Known): string[] {
  return Array.from({ length: event.dates }, (_, index) => {
    const day = dayOf(event, index);
    // Events of several days always have hours.
    const time = event.time ?? (event.dates > 1 ? '20:00' : null);
    return time === null ? day : new Date(formatZonedTime(day, time, event.zone)).toISOString();
  });
}

const dayOf = ({ day }: Known, index: number) =>
  new Date(Date.now() + (day + 1 + 7 * index) * 864e5).toISOString().slice(0, 10);
