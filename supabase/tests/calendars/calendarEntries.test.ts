import { describe, expect } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, hiddenEvent, importedEvent, ownedEvent } from '../fillTables.ts';
import { visitor } from '../people.ts';

interface Entry {
  readonly event: { id: string; timings: { begin: string }[]; full_address: string | null };
  readonly revision: number;
  readonly revised_at: string;
}

async function list(session: Session, ...ids: string[]): Promise<Entry[]> {
  const { rows } = await act(session, visitor, 'select public.list_calendar_entries($1) as entries', [ids]);
  return rows[0]?.entries as Entry[];
}

const change = (session: Session, changed: string) =>
  session.query(`update public.events set ${changed} where id = $1`, [importedEvent]);

async function revisionAfter(session: Session, changed: string): Promise<number | undefined> {
  await change(session, changed);
  return (await list(session, importedEvent))[0]?.revision;
}

describe('the entries of a calendar', () => {
  databaseTest('are the requested events that are published and take place', async (session) => {
    const entries = await list(session, ownedEvent, draftEvent, hiddenEvent, importedEvent);
    expect(entries.map(({ event }) => event.id)).toEqual([importedEvent]);
    expect(entries[0]).toMatchObject({ revision: 0, event: { timings: [] } });
  });

  databaseTest('count only changes of date, time, place and status', async (session) => {
    expect(await revisionAfter(session, 'title = title')).toBe(0);
    expect(await revisionAfter(session, 'date = date + 1')).toBe(1);
    expect(await revisionAfter(session, `"time" = '20:30'`)).toBe(2);
    expect(await revisionAfter(session, `venue = 'Le Phare'`)).toBe(3);
    expect(await revisionAfter(session, `full_address = '1 quai du Port'`)).toBe(4);
    expect(await revisionAfter(session, `status = 'postponed'`)).toBe(5);
    for (const other of [`title = 'Bal'`, `price = '12 €'`, `description = 'Bonjour'`, 'upvotes_count = 4'])
      expect(await revisionAfter(session, other)).toBe(5);
    expect(await revisionAfter(session, `"time" = '20:30', status = 'postponed'`)).toBe(5);
  });

  databaseTest('have the time of the last change, which a title sets and a price does not', async (session) => {
    const revisedAt = async () => (await list(session, importedEvent))[0]?.revised_at;
    const first = await revisedAt();
    await session.query(`update public.events set created_at = now() - interval '1 year' where id = $1`, [
      importedEvent,
    ]);
    const created = await revisedAt();
    expect(created).not.toBe(first);
    await change(session, `price = '12 €'`);
    expect(await revisedAt()).toBe(created);
    await change(session, `title = 'Bal'`);
    expect(await revisedAt()).not.toBe(created);
  });

  databaseTest('contain a cancelled event for fourteen days, even if it changes again', async (session) => {
    await change(session, `status = 'cancelled'`);
    const cancelledFor = (days: number) =>
      session.query(`update private.event_revisions set cancelled_at = now() - $1 * interval '1 day'`, [days]);
    await cancelledFor(13);
    await change(session, 'date = date + 1');
    expect(await list(session, importedEvent)).toHaveLength(1);
    await cancelledFor(14);
    await change(session, 'date = date + 1');
    expect(await list(session, importedEvent)).toEqual([]);
    await change(session, `status = 'scheduled'`);
    expect(await list(session, importedEvent)).toHaveLength(1);
    await change(session, `status = 'cancelled'`);
    expect(await list(session, importedEvent)).toHaveLength(1);
  });

  databaseTest('contain the timings to come, and with days only those of these days', async (session) => {
    const { rows } = await session.query(`select current_date::text as today`);
    const dayAfter = (days: number) =>
      new Date(Date.parse(rows[0]?.today as string) + days * 864e5).toISOString().slice(0, 10);
    const timings = Array.from({ length: 60 }, (_, day) => ({
      begin: `${dayAfter(day - 5)}T12:00:00Z`,
      end: `${dayAfter(day - 5)}T13:00:00Z`,
    }));
    await session.query('update public.events set timings = $2 where id = $1', [
      importedEvent,
      JSON.stringify(timings),
    ]);
    const daysOf = async (filter: string | null) => {
      const found = await act(session, visitor, 'select public.list_calendar_entries($1, $2) as entries', [
        [importedEvent],
        filter,
      ]);
      const entries = found.rows[0]?.entries as Entry[];
      return entries.flatMap(({ event }) => event.timings.map(({ begin }) => begin.slice(0, 10)));
    };
    expect(await daysOf(null)).toHaveLength(30);
    // Beyond the next thirty.
    expect(await daysOf(`${dayAfter(45)}/${dayAfter(46)}`)).toEqual([dayAfter(45), dayAfter(46)]);
    expect(await daysOf('tomorrow')).toHaveLength(1);
    expect(await daysOf(`${dayAfter(400)}/${dayAfter(401)}`)).toEqual([]);
  });
});
