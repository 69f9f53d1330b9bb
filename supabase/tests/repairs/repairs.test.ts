import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listUpgradeScripts } from '../../../packages/server/src/backend/adoptBaseline.ts';
import type { Database, Session } from '../database/Database.ts';
import { listMigrations } from '../database/migrate.ts';
import { openEmptyDatabase } from '../database/openEmptyDatabase.ts';
import { readFixture } from '../upgrade/readFixture.ts';

const root = resolve(import.meta.dirname, '../../..');

const invisible = '\u2060\u200B';
const ids = {
  user: '00000000-0000-4000-8000-0000000000a1',
  invisible: '00000000-0000-4000-8000-000000000101',
  unclean: '00000000-0000-4000-8000-000000000102',
  timings: '00000000-0000-4000-8000-000000000103',
  picture: '00000000-0000-4000-8000-000000000104',
  sold: '00000000-0000-4000-8000-000000000105',
  fine: '00000000-0000-4000-8000-000000000106',
} as const;
const evening = { begin: '2026-12-01T20:00:00+01:00', end: '2026-12-01T22:00:00+01:00' };
const brokenTimings = [
  { begin: 'now', end: 'never' },
  { ...evening, note: 'x' },
  { begin: evening.end, end: evening.begin },
];
const avatar = `http://localhost:4173/storage/v1/object/public/avatars/${ids.user}/1700000000000.png`;

/** Inserts rows that the first version accepted but a later constraint refuses, or that a later migration could fail on. */
async function insertBrokenRows(session: Session): Promise<void> {
  await session.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())', [
    ids.user,
    'owner@example.org',
  ]);
  await session.query(
    'update public.profiles set full_name = $2, bio = $3, location = $4, avatar_url = $5 where id = $1',
    [ids.user, invisible, 'Jazz\u0007', 'Ni\u001Fce\r\n', avatar],
  );
  const insertEvent = `
    insert into public.events (id, title, category, location, subcategory, venue, description, features, lineup, created_by, updated_at)
    values ($1, $2, 'music', $3, $4, $5, $6, $7, $8, $9, '2026-11-22T00:00:00Z')
  `;
  await session.query(insertEvent, [ids.invisible, invisible, invisible, null, null, null, [], [], ids.user]);
  await session.query(insertEvent, [
    ids.unclean,
    'Bal\u0007 du\u007F soir',
    'Nice\u0001',
    '\u0002',
    'Salle\u0008',
    'Un\r\ndeux\rtrois',
    ['sono\u0007', 'bar'],
    ['\u0007'],
    ids.user,
  ]);
  await session.query(insertEvent, [ids.timings, 'Visite', 'Lyon', null, null, null, [], [], ids.user]);
  await session.query('update public.events set timings = $2 where id = $1', [
    ids.timings,
    JSON.stringify([...brokenTimings, ...Array.from({ length: 1001 }, () => evening)]),
  ]);
  await session.query(insertEvent, [ids.picture, 'Expo', 'Lyon', null, null, null, [], [], ids.user]);
  await session.query('update public.events set image = $2 where id = $1', [ids.picture, 'https://192.168.1.1/x.png']);
  await session.query(insertEvent, [ids.sold, 'Concert', 'Paris', null, null, null, [], [], ids.user]);
  await session.query(
    `update public.events set participants = 2147483647, date = '2199-12-31', time = '23:59:59.999', end_time = '00:00', rating = 5, max_capacity = 2147483647 where id = $1`,
    [ids.sold],
  );
  await session.query('insert into public.purchases (user_id, event_id) values ($1, $2)', [ids.user, ids.sold]);
  await session.query(insertEvent, [ids.fine, 'Ciné', 'Paris', null, null, 'Salle 1\n\tBis', ['bar'], [], ids.user]);
  for (const tag of ['Jazz', 'Jazz\u0007', 'Ja\u0001zz', 'Rock\u0007', invisible])
    await session.query('insert into public.user_preferences (user_id, tag) values ($1, $2)', [ids.user, tag]);
  for (const tag of ['Jazz', 'Rock\u0007', invisible])
    await session.query('insert into public.event_interactions (user_id, event_id, tag) values ($1, $2, $3)', [
      ids.user,
      ids.fine,
      tag,
    ]);
  await session.query(`insert into public.contact_messages (name, email, subject, message) values ($1, $2, $1, $3)`, [
    invisible,
    '\u0001zoe@example.org',
    'Bonjour\r\nà vous',
  ]);
  await session.query(
    `insert into public.support_tickets (first_name, last_name, email, issue_type, priority, subject, description)
     values ($1, $1, $2, 'bug', 'low', $3, $1)`,
    [invisible, '\u0001@example.org', 'Bal\u0007'],
  );
  await session.query(
    `insert into public.job_applications (name, email, position, link, message) values ($1, 'zoe@example.org', 'spontaneous', $2, $3)`,
    [invisible, '\u0007', 'Bonjour\r'],
  );
  await session.query(`insert into public.newsletter_subscriptions (email, language) values ('zoe@example.org', 'fr')`);
  await session.query(`insert into public.launch_alerts (email, platform) values ('zoe@example.org', 'ios')`);
}

let database: Database;
let updatesBefore: unknown;
const listUpdates = () => ask('select id, updated_at from public.events order by id');
const ask = (statement: string, parameters: readonly unknown[] = []) =>
  database.inTransaction('rollback', async (session) => (await session.query(statement, parameters)).rows);

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.inTransaction('commit', (session) => session.run(readFixture('8d48694', false)));
  await database.inTransaction('commit', insertBrokenRows);
  updatesBefore = await listUpdates();
  await database.inTransaction('commit', async (session) => {
    for (const script of await listUpgradeScripts(root)) await session.run(script);
  });
});

afterAll(() => database.close());

describe('data of the first version', () => {
  test('an event without a visible title or place gets one and stays published', async () => {
    expect(await ask('select title, location, publication from public.events where id = $1', [ids.invisible])).toEqual([
      { title: 'Événement sans titre', location: 'Lieu à préciser', publication: 'published' },
    ]);
  });

  test('control characters are removed from texts, which stay unchanged otherwise', async () => {
    expect(
      await ask(
        'select title, location, subcategory, venue, description, features, lineup from public.events where id = $1',
        [ids.unclean],
      ),
    ).toEqual([
      {
        title: 'Bal du soir',
        location: 'Nice',
        subcategory: null,
        venue: 'Salle',
        description: 'Un\ndeux\ntrois',
        features: ['sono', 'bar'],
        lineup: [],
      },
    ]);
    expect(await ask('select description from public.events where id = $1', [ids.fine])).toEqual([
      { description: 'Salle 1\n\tBis' },
    ]);
  });

  test('valid timings are kept, at most a thousand, without their other values', async () => {
    const [event] = await ask('select timings from public.events where id = $1', [ids.timings]);
    expect(event?.timings).toEqual(Array.from({ length: 1000 }, () => evening));
    expect(await ask('select count(*)::integer from public.event_timings where event_id = $1', [ids.timings])).toEqual([
      { count: 1000 },
    ]);
  });

  test('a picture in a private network is removed, one of this machine is kept and remains allowed', async () => {
    expect(await ask('select image from public.events where id = $1', [ids.picture])).toEqual([{ image: null }]);
    expect(await ask('select avatar_url from public.profiles')).toEqual([{ avatar_url: avatar }]);
    expect(await ask('select local_pictures from private.settings')).toEqual([{ local_pictures: true }]);
  });

  test('a number of people above an integer is stored', async () => {
    expect(await ask('select participants::text from public.event_listings where event_id = $1', [ids.sold])).toEqual([
      { participants: '2147483648' },
    ]);
    expect(await ask('select event_title from public.purchases')).toEqual([{ event_title: 'Concert' }]);
  });

  test('names, tags and forms keep their visible characters', async () => {
    expect(await ask('select full_name, bio, location from public.profiles')).toEqual([
      { full_name: null, bio: 'Jazz', location: 'Nice\n' },
    ]);
    expect(await ask('select tag from public.user_preferences order by tag')).toEqual([
      { tag: 'Jazz' },
      { tag: 'Rock' },
    ]);
    expect(await ask('select tag from public.event_interactions order by tag')).toEqual([
      { tag: 'Jazz' },
      { tag: 'Rock' },
    ]);
    expect(await ask('select name, email, subject, message from public.contact_messages')).toEqual([
      { name: '—', email: 'zoe@example.org', subject: '—', message: 'Bonjour\nà vous' },
    ]);
    expect(await ask('select first_name, last_name, email, subject, description from public.support_tickets')).toEqual([
      { first_name: '—', last_name: '—', email: 'unknown@example.invalid', subject: 'Bal', description: '—' },
    ]);
    expect(await ask('select name, link, message from public.job_applications')).toEqual([
      { name: '—', link: null, message: 'Bonjour\n' },
    ]);
  });

  test('a repair changes no update time and loses no row', async () => {
    expect(await listUpdates()).toEqual(updatesBefore);
    const counts = await ask(`
      select (select count(*) from public.events)::integer as events, (select count(*) from public.event_listings)::integer as listings,
        (select count(*) from public.newsletter_subscriptions)::integer as subscriptions, (select count(*) from public.launch_alerts)::integer as alerts
    `);
    expect(counts).toEqual([{ events: 6, listings: 6, subscriptions: 1, alerts: 1 }]);
  });

  test('every repair is recorded, with the old value for public rows and without personal data', async () => {
    const repairs = await ask(
      'select relation, column_name, count(*)::integer, bool_or(old_value is not null) as keeps from private.repairs group by 1, 2 order by 1, 2',
    );
    expect(
      repairs.map(({ relation, column_name, count, keeps }) => `${relation}.${column_name} ${count} ${keeps}`),
    ).toEqual([
      'public.contact_messages.email 1 false',
      'public.contact_messages.message 1 false',
      'public.contact_messages.name 1 false',
      'public.contact_messages.subject 1 false',
      'public.event_interactions.tag 2 false',
      'public.events.description 1 true',
      'public.events.features 1 true',
      'public.events.image 1 true',
      'public.events.lineup 1 true',
      'public.events.location 2 true',
      'public.events.subcategory 1 true',
      'public.events.timings 1 true',
      'public.events.title 2 true',
      'public.events.venue 1 true',
      'public.job_applications.link 1 false',
      'public.job_applications.message 1 false',
      'public.job_applications.name 1 false',
      'public.profiles.bio 1 false',
      'public.profiles.full_name 1 false',
      'public.profiles.location 1 false',
      'public.support_tickets.description 1 false',
      'public.support_tickets.email 1 false',
      'public.support_tickets.first_name 1 false',
      'public.support_tickets.last_name 1 false',
      'public.support_tickets.subject 1 false',
      'public.user_preferences.tag 4 false',
    ]);
    const [timings] = await ask(`select row_id, old_value from private.repairs where column_name = 'timings'`);
    expect(timings?.row_id).toBe(ids.timings);
    expect(JSON.parse(String(timings?.old_value))).toHaveLength(brokenTimings.length + 1001);
    expect(await ask('select from private.repairs where strpos(to_jsonb(repairs)::text, $1) > 0', [ids.user])).toEqual(
      [],
    );
  });

  test('every constraint that a migration adds to an earlier table is tested', async () => {
    const added = new Set<string>();
    for (const path of await listMigrations()) {
      const sql = (await readFile(path, 'utf8')).replace(/--.*/g, '');
      for (const [statement = '', table = ''] of sql.matchAll(/alter table (\S+)[^;]*;/g)) {
        if (sql.includes(`create table ${table} `)) continue;
        for (const [, name] of statement.matchAll(/add constraint (\w+)/g)) added.add(`${name}`);
        for (const [, column] of statement.matchAll(/alter column (\w+) set not null/g))
          added.add(`${table}.${column}`);
      }
      for (const [, name, table] of sql.matchAll(/create unique index (\w+) on (\S+)/g))
        if (!sql.includes(`create table ${table} `)) added.add(`${name}`);
    }
    // The baseline adds no constraints: supabase/upgrade/repair_rows.sql contains its repairs.
    expect([...added].sort()).toEqual([]);
  });
});
