import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend.ts';
import { createMailTasks } from './createMailTasks.ts';
import type { Mail } from './Mailbox.ts';
import { sendOwedMails } from './sendOwedMails.ts';

/** The next Thursday at half past ten in Paris, at least a week ahead. */
const thursday = `(date_trunc('week', now() at time zone 'Europe/Paris') + interval '17 days 10 hours 30 minutes') at time zone 'Europe/Paris'`;
const userCount = 60;

let lively: TestBackend;
const run = async (statement: string) =>
  ((await lively.backend.app.connection.exec(statement))?.rows ?? []) as Record<string, unknown>[];
const tasks = () => createMailTasks(lively.backend.app.connection, (task) => task());

beforeAll(async () => {
  lively = await newBackend();
});
afterAll(() => lively.end());

beforeEach(async () => {
  await run(`
    delete from auth.users where email like 'week%@exemple.fr';
    delete from public.events where title = 'Nuit du jazz';
    insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
      select gen_random_uuid(), 'week' || n || '@exemple.fr', now(), '{"language": "fr"}' from generate_series(1, ${userCount}) as n;
    update public.profiles set weekly_mail = true where id in (select id from auth.users where email like 'week%');
    insert into public.saved_searches (user_id, name, query, filters)
      select id, 'Jazz', 'q=jazz', '{"text": "jazz"}' from auth.users where email like 'week%';
    insert into public.events (title, category, location, date, created_at)
      values ('Nuit du jazz', 'music', 'Nice', current_date + 60, ${thursday} - interval '1 hour');
  `);
});

/** Queues all mails. One call works for two seconds, so a slow machine needs several. */
async function queueWeek(): Promise<void> {
  const count = async () =>
    Number((await run(`select count(*)::integer as count from private.weekly_mails`))[0]?.count);
  let before = -1;
  while ((await count()) > before) {
    before = await count();
    await run(`select private.queue_weekly_mails(${thursday})`);
  }
}

/** Simulates the end of the process at this point. */
class Killed extends Error {}

test(`a process killed at any step sends no mail twice, and the next one sends all that were not begun`, async () => {
  await queueWeek();
  const sent: string[] = [];
  let kills = 0;
  let step = 0;
  let later = 1;
  for (let round = 0; round < 500; round++) {
    const { begin, forget, giveBack, takeAt } = tasks();
    // Each round ends at another step: before a mail, between the mail server and the database, or after it.
    const lethal = 1 + ((round * 7) % 11);
    step = 0;
    const mayEnd = () => {
      step += 1;
      if (step === lethal) throw new Killed();
    };
    const owed = await takeAt(`now() + interval '${later} hours'`);
    later += 1;
    // Resets the tries, because there are more rounds than allowed tries.
    await run(`update private.mails set tries = 1`);
    if (!owed.length) break;
    const ended = new Promise<'killed'>((resolve) => {
      const end = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        try {
          mayEnd();
        } catch {
          kills += 1;
          resolve('killed');
          // The process has ended: neither an answer nor a failure is returned.
          return new Promise(() => {});
        }
        return work();
      };
      void sendOwedMails({
        take: async () => owed,
        begin: (id) => end(() => begin(id)),
        giveBack: (id) => end(() => giveBack(id)),
        forget: (id) => end(() => forget(id)),
        deliver: (mail: Mail) => end(async () => void sent.push(mail.to)),
        siteUrl: 'https://site.example',
      }).then(() => resolve('killed'));
    });
    await ended;
  }
  expect(kills).toBeGreaterThan(10);
  expect(new Set(sent).size).toBe(sent.length);
  // A kill between begin and delivery loses one mail, because it is unknown whether the mail server has it.
  const begun = await run(
    `select count(*)::integer as count from private.mails where kind = 'weekly' and begun_at is not null`,
  );
  const waiting = await run(
    `select count(*)::integer as count from private.mails where kind = 'weekly' and begun_at is null`,
  );
  expect(waiting).toEqual([{ count: 0 }]);
  expect(sent.length + Number(begun[0]?.count)).toBeGreaterThanOrEqual(userCount);
  expect(sent.length).toBeGreaterThan(userCount - kills);
  // The next hour of the same week queues no mail.
  await run(`select private.queue_weekly_mails(${thursday} + interval '1 hour')`);
  expect(await run(`select from private.mails where kind = 'weekly' and begun_at is null`)).toEqual([]);
});

test('a mail that the mail server refused is sent again and arrives once', async () => {
  await queueWeek();
  const sent: string[] = [];
  let isDown = true;
  for (const hours of [1, 2]) {
    const { begin, forget, giveBack, takeAt } = tasks();
    await sendOwedMails({
      take: () => takeAt(`now() + interval '${hours} hours'`),
      begin,
      giveBack,
      forget,
      deliver: async ({ to }) => {
        if (isDown) throw new Error('down');
        sent.push(to);
      },
      siteUrl: 'https://site.example',
    }).catch((error: Error) => expect(error.message).toBe('down'));
    isDown = false;
  }
  // The database returns fifty mails at once.
  expect(sent).toHaveLength(50);
  expect(new Set(sent).size).toBe(50);
});

test('a week without content sends no mail', async () => {
  await run(`delete from public.events where title = 'Nuit du jazz'`);
  for (let minute = 0; minute < 20; minute++)
    await run(`select private.queue_weekly_mails(${thursday} + interval '${minute} minutes')`);
  expect(await run(`select from private.mails where kind = 'weekly'`)).toEqual([]);
});
