import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { today } from '../fillTables.ts';
import { moderator, operator, owner, stranger, type User, unconfirmed, visitor } from '../people.ts';

const report = (event: string) => `insert into public.event_reports (event_id, reason) values ('${event}', 'scam')`;
const restore = (statement = 'Rien à redire') => `select public.restore_reported_events('${statement}') as count`;

/** Creates an account whose email was confirmed some time ago: `8 days`. */
async function newAccount(session: Session, email: string, age: string): Promise<User> {
  const id = randomUUID();
  await session.query('insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now() - $3::interval)', [
    id,
    email,
    age,
  ]);
  return { role: 'authenticated', id };
}

async function newAccounts(session: Session, emails: readonly string[], age: string): Promise<User[]> {
  const accounts: User[] = [];
  for (const email of emails) accounts.push(await newAccount(session, email, age));
  return accounts;
}

/** Returns emails such as `w1@example.org`. */
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}@example.org`);

/** Publishes events, each from a different account or all from one source. */
async function publishEvents(session: Session, count: number, columns: Record<string, string> = {}): Promise<string[]> {
  const names = ['title', 'category', 'location', ...Object.keys(columns)];
  const values = [`'Bal'`, `'music'`, `'Nice'`, ...Object.values(columns)];
  const { rows } = await session.query(
    `insert into public.events (${names}) select ${values} from generate_series(1, ${count}) as number returning id`,
  );
  return rows.map(({ id }) => String(id));
}

async function publishForOthers(session: Session, count: number): Promise<string[]> {
  const events: string[] = [];
  for (const { id } of await newAccounts(session, numbered('creator', count), '1 year'))
    events.push(...(await publishEvents(session, 1, { created_by: `'${id}'` })));
  return events;
}

/** Reports each event by each account, without the limits of writes. */
async function reportAll(session: Session, reporters: readonly User[], events: readonly string[]): Promise<void> {
  for (const event of events) {
    for (const reporter of reporters) await act(session, reporter, report(event));
    await session.query('delete from private.writes');
  }
}

async function countHeld(session: Session, events: readonly string[]): Promise<unknown> {
  const { rows } = await session.query(
    `select count(*)::integer as count from public.events where id = any($1) and publication = 'waiting'`,
    [events],
  );
  return rows[0]?.count;
}

const queueOf = async (session: Session, person: User) =>
  (await act(session, person, 'select public.list_moderation_queue() as queue')).rows[0]?.queue as string[];

describe('reports that count', () => {
  databaseTest(
    'are from accounts confirmed at least seven days before, others are only in the queue',
    async (session) => {
      const [event = ''] = await publishForOthers(session, 1);
      const newcomers = await newAccounts(session, numbered('new', 4), '6 days 23 hours');
      await reportAll(session, newcomers, [event]);
      expect(await countHeld(session, [event])).toBe(0);
      expect(await queueOf(session, moderator)).toContain(event);
      // A report counts by the age of its account when it was sent, also a day later.
      await session.query(`update auth.users set email_confirmed_at = email_confirmed_at - interval '1 day'`);
      await session.query(`update public.event_reports set created_at = created_at - interval '1 day'`);
      await reportAll(session, [stranger, operator], [event]);
      expect(await countHeld(session, [event])).toBe(0);
      await reportAll(session, [await newAccount(session, 'old@example.org', '7 days')], [event]);
      expect(await countHeld(session, [event])).toBe(1);
    },
  );

  databaseTest('are one for each mailbox in any spelling', async (session) => {
    const [event = ''] = await publishForOthers(session, 1);
    const spellings = [
      'lea.martin@gmail.com',
      'LeaMartin+1@gmail.com',
      'l.e.a.martin+2@googlemail.com',
      'leamartin+a+b@Gmail.com',
    ];
    const aliases = await newAccounts(session, spellings, '1 year');
    await reportAll(session, [...aliases, stranger], [event]);
    expect(await countHeld(session, [event])).toBe(0);
    await reportAll(session, [await newAccount(session, 'lea.martin@example.org', '1 year')], [event]);
    expect(await countHeld(session, [event])).toBe(1);
  });

  databaseTest('have a mailbox without case, dots, tags and the second name of Gmail', async (session) => {
    const fold = async (email: string) =>
      (await session.query('select private.fold_email($1) as mailbox', [email])).rows[0]?.mailbox;
    expect(await fold(' L.Ea+News@GoogleMail.com ')).toBe('lea@gmail.com');
    expect(await fold('lea@sub.googlemail.com')).toBe('lea@sub.googlemail.com');
    expect(await fold('"a@b+c"@example.org')).toBe('"a@b@example.org');
  });
});

describe('reports alone', () => {
  const reporters = [stranger, moderator, operator];

  databaseTest('can hold three events of one creator a day, and others stay published', async (session) => {
    await session.query('update private.report_limits set min_events = 100');
    const events = await publishEvents(session, 5, { created_by: `'${owner.id}'` });
    await reportAll(session, reporters, events);
    expect(await countHeld(session, events)).toBe(3);
    const queue = await queueOf(session, moderator);
    for (const event of events) expect(queue).toContain(event);
    await session.query(`update public.moderation_decisions set decided_at = decided_at - interval '1 day'`);
    const [next = ''] = await publishEvents(session, 1, { created_by: `'${owner.id}'` });
    await reportAll(session, reporters, [next]);
    expect(await countHeld(session, [next])).toBe(1);
  });

  databaseTest('can hold three events of one organizer of a source a day', async (session) => {
    await session.query('update private.report_limits set min_events = 100');
    const from = (organizer: string) => ({
      source: `'openagenda'`,
      source_uid: `'${organizer}' || number`,
      organizer: `'${organizer}'`,
    });
    const events = await publishEvents(session, 4, from('Mairie'));
    const others = await publishEvents(session, 3, from('Musée'));
    await reportAll(session, reporters, [...events, ...others]);
    expect([await countHeld(session, events), await countHeld(session, others)]).toEqual([3, 3]);
  });

  databaseTest('can hold one hundredth of the coming events at a time, and at least three', async (session) => {
    const events = await publishForOthers(session, 6);
    await reportAll(session, reporters, events.slice(0, 4));
    expect(await countHeld(session, events)).toBe(3);
    // There are 446 future events, and those of the fixtures that are not over yet: four may wait.
    await publishEvents(session, 440);
    await reportAll(session, reporters, events.slice(4));
    expect(await countHeld(session, events)).toBe(4);
    await act(session, moderator, restore());
    await reportAll(
      session,
      [owner, ...(await newAccounts(session, numbered('other', 2), '1 year'))],
      [events[5] ?? ''],
    );
    expect(await countHeld(session, events)).toBe(1);
  });

  databaseTest('cannot hold a past event', async (session) => {
    const [over = '', tonight = ''] = await publishForOthers(session, 2);
    await session.query(`update public.events set date = ${today} - 2 where id = $1`, [over]);
    await session.query(`update public.events set date = ${today} + 1 where id = $1`, [tonight]);
    await reportAll(session, reporters, [over, tonight]);
    expect([await countHeld(session, [over]), await countHeld(session, [tonight])]).toEqual([0, 1]);
    expect(await queueOf(session, moderator)).toContain(over);
  });

  databaseTest('from eighteen aliases of one mailbox hold none of thirty events', async (session) => {
    const events = await publishForOthers(session, 30);
    const aliases = await newAccounts(session, numbered('mallory+', 18), '1 year');
    for (const [index, event] of events.entries())
      await reportAll(
        session,
        [0, 1, 2].map((each) => aliases[(index + each) % 18] as User),
        [event],
      );
    expect(await countHeld(session, events)).toBe(0);
  });
});

describe('the queue', () => {
  databaseTest('lists the events reported only by new accounts last', async (session) => {
    const events = await publishForOthers(session, 3);
    const newcomer = await newAccount(session, 'new@example.org', '1 day');
    await reportAll(session, [newcomer], events);
    await session.query(
      `update public.event_reports set created_at = created_at - interval '1 day' where user_id = $1`,
      [newcomer.id],
    );
    await reportAll(session, [stranger], events.slice(2));
    const queue = (await queueOf(session, moderator)).filter((event) => events.includes(event));
    expect(queue[0]).toBe(events[2]);
    expect(queue).toHaveLength(3);
  });
});

describe('a wave of reports', () => {
  databaseTest('is undone at once, with the other reports of the same accounts', async (session) => {
    await session.query('update private.report_limits set min_events = 10');
    const events = await publishForOthers(session, 12);
    const [shared = ''] = await publishEvents(session, 1);
    const reporters = await newAccounts(session, numbered('reporter', 3), '1 year');
    await reportAll(session, reporters, events);
    await reportAll(session, [reporters[0] as User, stranger], [shared]);
    expect(await countHeld(session, events)).toBe(10);
    expect((await act(session, moderator, restore())).rows).toEqual([{ count: 10 }]);
    expect(await countHeld(session, events)).toBe(0);
    const { rows } = await session.query(
      `select count(*)::integer as count from public.event_reports where event_id = any($1) and outcome = 'published'`,
      [events],
    );
    expect(rows).toEqual([{ count: 36 }]);
    const queue = await queueOf(session, moderator);
    expect(queue.filter((event) => events.includes(event))).toEqual([]);
    // Another user has reported it too.
    expect(queue).toContain(shared);
    const decisions = await session.query(
      `select count(*)::integer as count from public.moderation_decisions where reason = 'unfounded' and statement = 'Rien à redire' and moderator_id = $1`,
      [moderator.id],
    );
    expect(decisions.rows).toEqual([{ count: 10 }]);
    const mails = await session.query(
      `select count(distinct recipient_id)::integer as count from private.mails where kind = 'outcome'`,
    );
    expect(mails.rows).toEqual([{ count: 3 }]);
    expect((await act(session, moderator, restore())).rows).toEqual([{ count: 0 }]);
  });

  databaseTest('can be undone only by moderators, with a statement, and not for their own events', async (session) => {
    const [event = ''] = await publishForOthers(session, 1);
    await reportAll(session, [stranger, moderator, operator], [event]);
    for (const person of [owner, stranger, operator, unconfirmed, visitor])
      expect(await attempt(session, person, restore())).toBe('refused');
    expect(await attempt(session, moderator, restore(' '))).toBe('failed 23514');
    await session.query('update public.events set created_by = $1 where id = $2', [moderator.id, event]);
    expect((await act(session, moderator, restore())).rows).toEqual([{ count: 0 }]);
    expect(await countHeld(session, [event])).toBe(1);
  });

  databaseTest('does not include the decisions of a moderator', async (session) => {
    const [event = ''] = await publishForOthers(session, 1);
    await act(session, moderator, `select public.moderate_event('${event}', 'hidden', 'wrong', 'La date est fausse')`);
    await act(session, moderator, restore());
    const { rows } = await session.query('select publication from public.events where id = $1', [event]);
    expect(rows).toEqual([{ publication: 'hidden' }]);
  });
});

describe('simultaneous reports', () => {
  const ids: string[] = [];
  const mark = 'same-time.example';
  afterAll(() =>
    testDatabase.inTransaction('commit', async (session) => {
      await session.query('delete from public.events where id = any($1)', [ids]);
      await session.query('delete from auth.users where email like $1', [`%@${mark}`]);
    }),
  );

  test('from twelve users about six events hold three events, without a deadlock', async () => {
    const reporters: User[] = [];
    await testDatabase.inTransaction('commit', async (session) => {
      for (let count = 0; count < 12; count++) reporters.push(await newAccount(session, `r${count}@${mark}`, '1 year'));
      for (let count = 0; count < 6; count++) {
        const creator = await newAccount(session, `c${count}@${mark}`, '1 year');
        ids.push(...(await publishEvents(session, 1, { created_by: `'${creator.id}'` })));
      }
    });
    const outcomes = await Promise.all(
      reporters.flatMap((reporter, index) =>
        [0, 1].map((each) => {
          const events = [0, 1].map((next) => ids[(index + each * 2 + next) % 6]);
          const batch = `insert into public.event_reports (event_id, reason) select id, 'scam' from unnest(array['${events[0]}', '${events[1]}']::uuid[]) as id`;
          return testDatabase
            .inTransaction('commit', (session) => act(session, reporter, batch))
            .then(
              () => 'reported',
              ({ code }: { code: string }) => code,
            );
        }),
      ),
    );
    // A report is refused if its event is already held back. There must be no deadlock (40P01).
    expect(outcomes.filter((outcome) => outcome !== 'reported' && outcome !== '42501')).toEqual([]);
    const held = await testDatabase.inTransaction('rollback', (session) => countHeld(session, ids));
    expect(held).toBe(3);
  });
});
