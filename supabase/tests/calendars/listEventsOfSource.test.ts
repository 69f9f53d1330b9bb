import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, hiddenEvent, importedEvent, today } from '../fillTables.ts';
import { visitor } from '../people.ts';

interface Source {
  readonly venue?: string;
  readonly organizer?: string;
  readonly filters?: object;
}

async function list(session: Session, { venue, organizer, filters = {} }: Source): Promise<readonly string[]> {
  const { rows } = await act(session, visitor, 'select public.list_events_of_source($1::jsonb, $2, $3) as events', [
    JSON.stringify(filters),
    venue ?? null,
    organizer ?? null,
  ]);
  const events = (rows[0]?.events ?? []) as { title: string }[];
  return events.map(({ title }) => title);
}

/** Inserts a number of events of a venue, the last one first. */
const fill = (session: Session, venue: string, count: number, location = 'Lyon') =>
  session.run(`
    insert into public.events (title, category, location, venue, organizer, date, description)
    select 'Bal ' || n, 'music', '${location}', '${venue}', 'Jazz & Cie', ${today} + n, 'Au bord de l''eau'
    from generate_series(${count}, 1, -1) as n`);

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `Bal ${index + 1}`);

describe('the events of a venue or an organizer', () => {
  databaseTest('are exactly its own ones, the soonest first, among many that contain its name', async (session) => {
    await session.run(`
      insert into public.events (title, category, location, venue, date)
      select 'Le Trianon ' || n, 'music', 'Lyon', 'Salle ' || n, ${today} + 1 from generate_series(1, 300) as n`);
    await fill(session, 'Le Trianon', 30);
    expect(await list(session, { venue: 'Le Trianon' })).toEqual(upTo(30));
    expect(await list(session, { organizer: 'Jazz & Cie' })).toEqual(upTo(30));
    expect(await list(session, { venue: 'Trianon' })).toEqual([]);
  });

  databaseTest('are at most a hundred', async (session) => {
    await fill(session, 'Le Trianon', 130);
    expect(await list(session, { venue: 'Le Trianon' })).toEqual(upTo(100));
  });

  databaseTest('are found with other case and accents', async (session) => {
    await fill(session, 'Théâtre de l’Œuvre', 1);
    expect(await list(session, { venue: "THEATRE DE L'OEUVRE" })).toEqual(['Bal 1']);
    expect(await list(session, { venue: 'théâtre de l’œuvre', organizer: 'JAZZ & CIE' })).toEqual(['Bal 1']);
    expect(await list(session, { venue: 'Théâtre de l’Œuvre', organizer: 'Mairie' })).toEqual([]);
  });

  databaseTest('are filtered by the filters of explore', async (session) => {
    await fill(session, 'Le Trianon', 3);
    await fill(session, 'Le Trianon', 1, 'Paris');
    expect(await list(session, { venue: 'Le Trianon', filters: { city: 'Lyon' } })).toEqual(upTo(3));
    expect(await list(session, { venue: 'Le Trianon', filters: { category: 'sport' } })).toEqual([]);
    expect(await list(session, { venue: 'Le Trianon', filters: { text: 'eau', date_filter: 'tomorrow' } })).toEqual([
      'Bal 1',
      'Bal 1',
    ]);
  });

  databaseTest('are published and not past', async (session) => {
    await session.query(`update public.events set organizer = 'Phares et Balises' where id = any ($1)`, [
      [draftEvent, hiddenEvent],
    ]);
    expect(await list(session, { organizer: 'phares et balises' })).toEqual(['Visite du phare']);
    await session.query(`update public.events set date = ${today} - 2 where id = $1`, [importedEvent]);
    expect(await list(session, { organizer: 'phares et balises' })).toEqual([]);
  });

  databaseTest('require a name and known filters', async (session) => {
    for (const given of [
      `'{}'`,
      `'{}', ''`,
      `'{"sort": "date"}', 'Le Trianon'`,
      `'{"date_filter": "never"}', 'Le Trianon'`,
    ])
      expect([given, await attempt(session, visitor, `select public.list_events_of_source(${given})`)]).toEqual([
        given,
        'failed PT400',
      ]);
    expect(await list(session, { venue: `'; drop table public.events; --` })).toEqual([]);
  });
});
