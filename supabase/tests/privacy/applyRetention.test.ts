import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest, newRowsTest } from '../databaseTest.ts';
import { ownedEvent } from '../fillTables.ts';
import { importer, owner, visitor } from '../people.ts';

/** The retention periods of the privacy page, by table, with the column of the creation time. */
const promises: [table: string, column: string, period: string][] = [
  ['public.user_actions', 'created_at', '12 months'],
  ['public.contact_messages', 'created_at', '12 months'],
  ['public.support_tickets', 'created_at', '12 months'],
  ['public.moderation_decisions', 'decided_at', '12 months'],
  ['public.job_applications', 'created_at', '2 years'],
  ['public.purchases', 'purchased_at', '3 years'],
];
/** Tables whose rows are kept until their user removes them. */
const keptTables = [
  'profiles',
  'events',
  'user_preferences',
  'event_preferences',
  'event_votes',
  'favorites',
  'saved_searches',
  'newsletter_subscriptions',
  'launch_alerts',
];

const applyIn = (session: Session, period: string) =>
  act(session, importer, `select * from private.apply_retention(now() + interval '${period}')`);
const count = async (session: Session, table: string) =>
  (await session.query(`select count(*)::integer as count from ${table}`)).rows[0]?.count;

describe('retention', () => {
  for (const [table, column, period] of promises) {
    databaseTest(`${table} is kept for ${period}, and not a second longer`, async (session) => {
      await session.query(`update ${table} set ${column} = now()`);
      await applyIn(session, period);
      expect(await count(session, table)).toBe(1);
      const { rows } = await applyIn(session, `${period} 1 second`);
      expect(rows).toContainEqual({ data: table.replace('public.', ''), forgotten: expect.anything() });
      expect(await count(session, table)).toBe(0);
    });
  }

  databaseTest('a report is kept until 12 months after its decision', async (session) => {
    await applyIn(session, '13 months');
    expect(await count(session, 'public.event_reports')).toBe(1);
    await session.query(`update public.event_reports set outcome = 'hidden', decided_at = now()`);
    await applyIn(session, '12 months');
    expect(await count(session, 'public.event_reports')).toBe(1);
    await applyIn(session, '12 months 1 second');
    expect(await count(session, 'public.event_reports')).toBe(0);
  });

  newRowsTest(
    'a version of an event is kept until users who saved it have seen the change, at most 12 months',
    async (session) => {
      const versions = 'private.event_versions';
      await session.query(`update public.events set price = '9 €' where id = $1`, [ownedEvent]);
      // Two events have a version: the sold-out event, whose change is unseen, and one whose changes are all seen.
      await session.query('update public.favorites set seen_version = 1000000 where event_id = $1', [ownedEvent]);
      await session.query('update public.purchases set seen_version = 1000000 where event_id = $1', [ownedEvent]);
      expect(await count(session, versions)).toBe(2);
      await applyIn(session, '1 day');
      expect(await count(session, versions)).toBe(2);
      await applyIn(session, '1 day 1 second');
      expect(await count(session, versions)).toBe(1);
      await applyIn(session, '12 months');
      expect(await count(session, versions)).toBe(1);
      const { rows } = await applyIn(session, '12 months 1 second');
      expect(rows).toContainEqual({ data: 'event_versions', forgotten: expect.anything() });
      expect(await count(session, versions)).toBe(0);
    },
  );

  databaseTest('a device is kept for 12 months after its last use, and a wrong code for a day', async (session) => {
    await session.query(`insert into private.devices (user_id, fingerprint) values ($1, '\\x00')`, [owner.id]);
    await session.query('insert into private.wrong_codes (user_id, typed_at) values ($1, now())', [owner.id]);
    await applyIn(session, '1 day');
    expect([await count(session, 'private.devices'), await count(session, 'private.wrong_codes')]).toEqual([1, 1]);
    await applyIn(session, '1 day 1 second');
    expect([await count(session, 'private.devices'), await count(session, 'private.wrong_codes')]).toEqual([1, 0]);
    await applyIn(session, '12 months');
    expect(await count(session, 'private.devices')).toBe(1);
    await applyIn(session, '12 months 1 second');
    expect(await count(session, 'private.devices')).toBe(0);
  });

  databaseTest('an appeal keeps its decision until 12 months after the appeal', async (session) => {
    await session.query(
      `update public.moderation_decisions set decided_at = now() - interval '11 months', appeal = 'Non'`,
    );
    await applyIn(session, '12 months');
    expect(await count(session, 'public.moderation_decisions')).toBe(1);
    await applyIn(session, '12 months 1 second');
    expect(await count(session, 'public.moderation_decisions')).toBe(0);
  });

  databaseTest(
    'an entry of the log of authentication is kept for 6 months, and not a second longer',
    async (session) => {
      await session.query(
        `insert into auth.audit_log_entries (id, payload, created_at) values (gen_random_uuid(), '{"action": "login"}', now())`,
      );
      await applyIn(session, '6 months');
      expect(await count(session, 'auth.audit_log_entries')).toBe(1);
      const { rows } = await applyIn(session, '6 months 1 second');
      expect(rows).toContainEqual({ data: 'audit_log_entries', forgotten: expect.anything() });
      expect(await count(session, 'auth.audit_log_entries')).toBe(0);
    },
  );

  databaseTest('the record of a weekly mail is kept for 6 months', async (session) => {
    await session.query('update private.weekly_mails set created_at = now()');
    await applyIn(session, '6 months');
    expect(await count(session, 'private.weekly_mails')).toBe(1);
    await applyIn(session, '6 months 1 second');
    expect(await count(session, 'private.weekly_mails')).toBe(0);
  });

  databaseTest('a poll is kept with its answers for 30 days after its last day', async (session) => {
    await session.query(`
      insert into private.polls (organizer_hash, friends_hash)
      values (sha256('no options'), sha256('with a day'))`);
    // Days on the clock of the server, not in the time zone of the venue.
    const inDays = (days: number) => applyIn(session, `${days} days`);
    const countPolls = async () => [
      await count(session, 'private.polls'),
      await count(session, 'private.poll_people'),
      await count(session, 'private.poll_answers'),
    ];
    await session.query(`update private.poll_options set day = current_date + 2 where day is not null`);
    await inDays(30);
    expect(await countPolls()).toEqual([2, 2, 2]);
    await inDays(31);
    expect(await countPolls()).toEqual([1, 2, 2]);
    await inDays(32);
    expect(await countPolls()).toEqual([1, 2, 2]);
    expect((await inDays(33)).rows).toContainEqual({ data: 'polls', forgotten: expect.anything() });
    expect(await countPolls()).toEqual([0, 0, 0]);
  });

  databaseTest('the list of repairs is kept for 12 months', async (session) => {
    await session.query(
      `insert into private.repairs (relation, column_name, reason) values ('public.events', 'title', '')`,
    );
    await applyIn(session, '12 months');
    expect(await count(session, 'private.repairs')).toBe(1);
    await applyIn(session, '12 months 1 second');
    expect(await count(session, 'private.repairs')).toBe(0);
  });

  databaseTest('rows without a period are kept', async (session) => {
    const before = await Promise.all(keptTables.map((table) => count(session, `public.${table}`)));
    await applyIn(session, '100 years');
    expect(await Promise.all(keptTables.map((table) => count(session, `public.${table}`)))).toEqual(before);
  });

  databaseTest('counts of writes and forms are kept for a day', async (session) => {
    await act(
      session,
      owner,
      `insert into public.favorites (event_id) values ('00000000-0000-4000-8000-0000000000ff')`,
    );
    await act(session, visitor, `select public.subscribe_to_newsletter('zoe@example.org', 'fr')`);
    await applyIn(session, '22 hours');
    expect([await count(session, 'private.writes'), await count(session, 'private.form_submissions')]).toEqual([1, 2]);
    await applyIn(session, '26 hours');
    expect([await count(session, 'private.writes'), await count(session, 'private.form_submissions')]).toEqual([0, 0]);
  });

  databaseTest('a deleted purchase no longer counts', async (session) => {
    await applyIn(session, '4 years');
    const { rows } = await session.query('select purchases_count from public.events where id = $1', [ownedEvent]);
    expect(rows).toEqual([{ purchases_count: 0 }]);
  });

  databaseTest('a second run deletes no row', async (session) => {
    await applyIn(session, '4 years');
    const { rows } = await applyIn(session, '4 years');
    expect(rows.map(({ forgotten }) => Number(forgotten))).toEqual(rows.map(() => 0));
  });

  databaseTest('no client can apply it', async (session) => {
    for (const person of [owner, visitor]) {
      expect(await attempt(session, person, 'select private.apply_retention()')).toBe('refused');
    }
  });

  databaseTest('pg_cron runs it every night if it is installed', async (session) => {
    const schedule = async () =>
      (await act(session, importer, 'select private.schedule_retention() as scheduled')).rows;
    expect(await schedule()).toEqual([{ scheduled: false }]);
    await session.run(`
      create schema cron;
      create table cron.job (jobname text primary key, schedule text, command text);
      create function cron.schedule(text, text, text) returns bigint language sql
        as 'insert into cron.job values ($1, $2, $3) on conflict (jobname) do nothing; select 1::bigint';
    `);
    expect(await schedule()).toEqual([{ scheduled: true }]);
    await schedule();
    const { rows } = await session.query('select schedule, command from cron.job');
    expect(rows).toEqual([{ schedule: '17 3 * * *', command: 'select private.apply_retention()' }]);
    await session.query(String(rows[0]?.command));
  });
});
