import { afterAll, describe, expect, test } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent, ownedEvent } from '../fillTables.ts';
import { laterBy } from '../laterBy.ts';
import { importer, owner, stranger, type User, unconfirmed } from '../people.ts';

const publish = (count = 1) => `
  insert into public.events (title, category, location)
  select 'Bal', 'music', 'Nice' from generate_series(1, ${count})
`;
const hintOf = (session: Session, statement: string) =>
  act(session, owner, statement).then(
    () => 'done',
    ({ hint }: { hint?: string }) => hint,
  );

describe('the writes of an account', () => {
  databaseTest('are limited to five events a minute, one by one', async (session) => {
    for (let count = 0; count < 5; count++) await act(session, owner, publish());
    expect(await attempt(session, owner, publish())).toBe('failed PT429');
    expect(await hintOf(session, publish())).toMatch(/^Try again in (5\d|60) seconds\.$/);
    await expect(act(session, owner, publish())).rejects.toMatchObject({ detail: expect.stringMatching(/^(5\d|60)$/) });
    await laterBy(session, '50 seconds');
    expect(await attempt(session, owner, publish())).toBe('failed PT429');
    await laterBy(session, '10 seconds');
    expect(await attempt(session, owner, publish())).toBe('allowed');
  });

  databaseTest('are limited to five events a minute, in one statement', async (session) => {
    expect(await attempt(session, owner, publish(6))).toBe('failed PT429');
    expect(await hintOf(session, publish(1020))).toBe('Send at most 5 at once.');
    expect(await attempt(session, owner, publish(5))).toBe('allowed');
    await act(session, owner, publish(3));
    expect(await attempt(session, owner, publish(3))).toBe('failed PT429');
    expect(await attempt(session, owner, publish(2))).toBe('allowed');
  });

  databaseTest('are limited to twenty events a day, even if some are deleted', async (session) => {
    for (let minute = 0; minute < 4; minute++) {
      await act(session, owner, publish(5));
      await act(session, owner, `delete from public.events where title = 'Bal'`);
      await laterBy(session, '1 minute');
    }
    expect(await attempt(session, owner, publish())).toBe('failed PT429');
    expect(await hintOf(session, publish())).toMatch(/^Try again in 8\d{4} seconds\.$/);
    await laterBy(session, '23 hours 55 minutes');
    expect(await attempt(session, owner, publish())).toBe('failed PT429');
    await laterBy(session, '5 minutes');
    expect(await attempt(session, owner, publish())).toBe('allowed');
  });

  databaseTest('do not count if they are refused, and other accounts are free', async (session) => {
    expect(await attempt(session, owner, publish(6))).toBe('failed PT429');
    await act(session, owner, publish(5));
    expect(await attempt(session, owner, publish())).toBe('failed PT429');
    expect(await attempt(session, stranger, publish(5))).toBe('allowed');
  });

  databaseTest('do not count if an event with the same id is sent again', async (session) => {
    const id = crypto.randomUUID();
    const create = `insert into public.events (id, title, category, location) values ('${id}', 'Bal', 'music', 'Nice') on conflict (id) do nothing`;
    for (let count = 0; count < 10; count++) await act(session, owner, create);
    expect(await attempt(session, owner, publish(4))).toBe('allowed');
    expect(await attempt(session, owner, publish(5))).toBe('failed PT429');
  });

  databaseTest('are not limited for the importer', async (session) => {
    expect((await act(session, importer, publish(1020))).affected).toBe(1020);
  });

  databaseTest('require a confirmed address for events', async (session) => {
    expect(await attempt(session, unconfirmed, publish())).toBe('refused');
  });

  databaseTest(
    'are limited to thirty changes of an event a minute, and votes for the event do not count',
    async (session) => {
      const change = `update public.events set title = 'Bal' where id = '${ownedEvent}'`;
      for (let count = 0; count < 30; count++) await act(session, owner, change);
      expect(await attempt(session, owner, change)).toBe('failed PT429');
      const vote = `update public.event_votes set vote_type = 'down' where user_id = '${owner.id}'`;
      expect(await attempt(session, owner, vote)).toBe('allowed');
    },
  );

  const kinds: [kind: string, most: number, statement: (count: number) => string][] = [
    [
      'user_actions',
      120,
      (count) =>
        `insert into public.user_actions (event_id, action_type) select '${importedEvent}', 'click' from generate_series(1, ${count})`,
    ],
    [
      'event_interactions',
      120,
      (count) =>
        `insert into public.event_interactions (event_id, tag) select '${importedEvent}', 'Phare' from generate_series(1, ${count})`,
    ],
    [
      'event_votes',
      120,
      (count) => `insert into public.event_votes (event_id, vote_type) select id, 'up' from many limit ${count}`,
    ],
    ['favorites', 120, (count) => `insert into public.favorites (event_id) select id from many limit ${count}`],
    ['purchases', 20, (count) => `insert into public.purchases (event_id) select id from many limit ${count}`],
  ];
  for (const [kind, most, statement] of kinds) {
    databaseTest(`are limited to ${most} rows of ${kind} a minute, in one statement or in two`, async (session) => {
      await session.run(`
        create temporary table many as select gen_random_uuid() as id from generate_series(1, 200);
        grant select on many to authenticated;
        insert into public.events (id, title, category, location) select id, 'Bal', 'music', 'Nice' from many;
      `);
      expect(await attempt(session, stranger, statement(most + 1))).toBe('failed PT429');
      await act(session, stranger, statement(most));
      await session.query(`delete from public.${kind}`);
      expect(await attempt(session, stranger, statement(1))).toBe('failed PT429');
      await session.query('drop table many');
    });
  }

  databaseTest('count a changed vote', async (session) => {
    const turn = (vote: string) =>
      act(
        session,
        owner,
        `insert into public.event_votes (event_id, vote_type) values ('${ownedEvent}', '${vote}') on conflict (user_id, event_id) do update set vote_type = excluded.vote_type`,
      );
    const turnForever = async () => {
      for (let count = 0; count < 150; count++) await turn(count % 2 ? 'up' : 'down');
    };
    await expect(turnForever()).rejects.toMatchObject({ code: 'PT429' });
  });

  databaseTest(
    'are limited to ten replacements of the preferences a minute, each with a hundred of them',
    async (session) => {
      const tags = Array.from({ length: 100 }, (_, index) => `'t${index}'`);
      const replace = `select public.replace_user_preferences(array[${tags}])`;
      for (let count = 0; count < 10; count++) await act(session, owner, replace);
      expect(await attempt(session, owner, replace)).toBe('failed PT429');
    },
  );

  databaseTest('have a limit by minute and by day for every table that a user can write', async (session) => {
    const { rows } = await session.query(`
      select table_name from (
        select c.relname as table_name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
          and has_any_column_privilege('authenticated', c.oid, 'insert')
      ) written
      where (select array_agg(period order by period) from private.write_limits where kind = table_name)
          is distinct from array[interval '1 minute', interval '1 day']
        or not exists (
          select from pg_trigger where tgrelid = ('public.' || table_name)::regclass and tgname = 'limit_writes' and tgenabled = 'O'
        )
    `);
    expect(rows).toEqual([]);
  });

  databaseTest('are limited to two hundred pictures', async (session) => {
    const upload = `insert into storage.objects (bucket_id, name) values ('event-images', '${owner.id}/1900000000000.png')`;
    const fill = (count: number) =>
      session.query(`
        insert into storage.objects (bucket_id, name)
        select 'event-images', '${owner.id}/18' || lpad(number::text, 11, '0') || '.png' from generate_series(1, ${count}) as number
        on conflict do nothing
      `);
    await fill(198);
    expect(await attempt(session, owner, upload)).toBe('allowed');
    await fill(199);
    expect(await attempt(session, owner, upload)).toBe('refused');
  });
});

describe('simultaneous requests', () => {
  const writer: User = { role: 'authenticated', id: crypto.randomUUID() };
  afterAll(() =>
    testDatabase.inTransaction('commit', async (session) => {
      await session.query('delete from public.events where created_by = $1', [writer.id]);
      // The words of searches stay after the events are deleted.
      await session.query('delete from private.search_lexemes');
      await session.query('delete from auth.users where id = $1', [writer.id]);
    }),
  );

  test('thirty requests at once publish five events', async () => {
    await testDatabase.inTransaction('commit', async (session) => {
      await session.query('insert into auth.users (id, email_confirmed_at) values ($1, now())', [writer.id]);
    });
    const publishOnce = () =>
      testDatabase
        .inTransaction('commit', (session) => act(session, writer, publish()))
        .then(
          () => 'published',
          ({ code }: { code: string }) => code,
        );
    const outcomes = await Promise.all(Array.from({ length: 30 }, publishOnce));
    expect(outcomes.filter((outcome) => outcome === 'published')).toHaveLength(5);
    expect(outcomes.filter((outcome) => outcome === 'PT429')).toHaveLength(25);
  });
});
