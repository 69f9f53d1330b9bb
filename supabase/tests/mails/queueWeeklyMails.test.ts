import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { hiddenEvent, importedEvent, ownedEvent, today, weeklyToken } from '../fillTables.ts';
import { owner, stranger, visitor } from '../people.ts';

/** A Thursday at half past ten in Paris, in three weeks. */
const thursday = `(date_trunc('week', now() at time zone 'Europe/Paris') + interval '24 days 10 hours 30 minutes') at time zone 'Europe/Paris'`;

interface Week {
  readonly changed: {
    total: number;
    events: { id: string; title: string; reason: string; changes: Record<string, unknown> }[];
  };
  readonly searches: readonly {
    name: string;
    query: string;
    total: number;
    is_more: boolean;
    events: { id: string }[];
  }[];
  readonly saved: readonly { id: string; reason: string; start: number }[];
  readonly token: string;
}

async function queue(session: Session, moment = thursday): Promise<readonly Week[]> {
  await session.query(`delete from private.mails`);
  await session.query(`select private.queue_weekly_mails(${moment})`);
  const { rows } = await session.query(`select facts from private.mails where kind = 'weekly'`);
  return rows.map(({ facts }) => facts as Week);
}

/** Creates a state without new and saved events. */
const calm = (session: Session) =>
  session.run(`
    delete from public.favorites; delete from public.purchases; delete from private.mails;
    update public.events set created_at = now() - interval '9 days'`);

const putOn = (session: Session, id: string, days: number) =>
  session.run(
    `update public.events set date = ((${thursday}) at time zone 'Europe/Paris')::date + ${days}, "time" = '20:30' where id = '${id}'`,
  );

const list = (session: Session, title: string) =>
  session.query(
    `insert into public.events (title, category, location, date, created_at)
     select $1, 'music', 'Nice', ${today} + 60, ${thursday} - interval '1 hour' returning id`,
    [title],
  );

describe('the mail of the week', () => {
  databaseTest('contains the new events of searches and the saved events of the coming days', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    await putOn(session, importedEvent, 2);
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    const [week] = await queue(session);
    expect(week?.searches).toMatchObject([
      {
        name: 'Jazz',
        query: 'q=jazz',
        total: 1,
        is_more: false,
        events: [{ title: 'Nuit du jazz', location: 'Nice' }],
      },
    ]);
    expect(week?.saved).toMatchObject([{ id: importedEvent, reason: 'favourite' }]);
    expect((week?.saved[0]?.start ?? 0) % 1440).toBe(20 * 60 + 30);
  });

  databaseTest('contains the changes of saved events until the user sees them, each in one mail', async (session) => {
    await calm(session);
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    await putOn(session, importedEvent, 30);
    await session.run(`update public.favorites set seen_version = (select max(id) from private.event_versions)`);
    expect(await queue(session)).toEqual([]);
    await session.run(`delete from private.weekly_mails;
      update public.events set venue = 'Le Môle' where id = '${importedEvent}';
      update private.event_versions set replaced_at = ${thursday} - interval '2 days'`);
    const [week] = await queue(session);
    expect(week).toMatchObject({ searches: [], saved: [] });
    expect(week?.changed).toMatchObject({
      total: 1,
      events: [
        {
          id: importedEvent,
          title: 'Visite du phare',
          reason: 'favourite',
          changes: { place: { was: { location: 'Marseille' }, now: { location: 'Marseille', venue: 'Le Môle' } } },
        },
      ],
    });
    // The mail does not mark the change as seen: it is still listed on the site.
    expect((await act(session, owner, 'select * from public.list_changes()')).rows).toHaveLength(1);
    const nextWeek = `${thursday} + interval '7 days'`;
    expect(await queue(session, nextWeek)).toEqual([]);
    await session.run(`delete from private.weekly_mails where week > date_trunc('week', ${thursday})`);
    await putOn(session, ownedEvent, 9);
    await act(session, owner, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
    const [next] = await queue(session, nextWeek);
    expect(next?.saved).toMatchObject([{ id: ownedEvent }]);
    expect(next?.changed.events).toMatchObject([{ id: importedEvent }]);
  });

  databaseTest('contains no change that was undone or that the user saw on the site', async (session) => {
    await calm(session);
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    const change = (status: string) =>
      session.run(`delete from private.weekly_mails;
        update public.events set status = '${status}' where id = '${importedEvent}';
        update private.event_versions set replaced_at = ${thursday} - interval '2 days'`);
    await change('full');
    expect(await queue(session)).toHaveLength(1);
    await session.query('savepoint unseen');
    const [seen] = (await act(session, owner, 'select * from public.list_changes()')).rows;
    await act(session, owner, 'select public.see_changes($1, $2)', [[importedEvent], [seen?.version]]);
    await session.run('delete from private.weekly_mails');
    expect(await queue(session)).toEqual([]);
    await session.query('rollback to savepoint unseen');
    await change('scheduled');
    expect(await queue(session)).toEqual([]);
  });

  databaseTest('contains a changed event only once', async (session) => {
    await calm(session);
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    await putOn(session, importedEvent, 2);
    // The change is weeks old, and no user has seen it.
    const [week] = await queue(session);
    expect(week?.changed).toMatchObject({ total: 1, events: [{ id: importedEvent }] });
    expect(week?.saved).toEqual([]);
  });

  databaseTest('is not sent without content during a whole week of calls', async (session) => {
    await calm(session);
    for (let hours = 0; hours < 84; hours += 6)
      expect(await queue(session, `${thursday} + interval '${hours} hours'`)).toEqual([]);
    const { rows } = await session.query(`select count(*)::integer from private.weekly_mails where user_id = $1`, [
      owner.id,
    ]);
    expect(rows).toEqual([{ count: 2 }]);
  });

  databaseTest('is queued once a week for any number of calls, and again in the next week', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    expect(await queue(session)).toHaveLength(1);
    for (const later of ['0', '1 minute', '3 days'])
      expect(await queue(session, `${thursday} + interval '${later}'`)).toEqual([]);
    expect(await queue(session, `${thursday} + interval '7 days'`)).toEqual([]);
    await list(session, 'Jazz encore');
    await session.run(
      `update public.events set created_at = ${thursday} + interval '13 days' where title = 'Jazz encore'`,
    );
    const [week] = await queue(session, `${thursday} + interval '14 days'`);
    expect(week?.searches).toMatchObject([{ total: 1, events: [{ title: 'Jazz encore' }] }]);
  });

  databaseTest('is queued from Thursday at ten, in the time of Paris', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    for (const earlier of ['31 minutes', '1 day', '3 days'])
      expect([earlier, await queue(session, `${thursday} - interval '${earlier}'`)]).toEqual([earlier, []]);
    expect(await queue(session, `${thursday} - interval '29 minutes'`)).toHaveLength(1);
  });

  databaseTest('waits for Thursday if a user asks for it after Thursday', async (session) => {
    await calm(session);
    await act(session, owner, `update public.profiles set weekly_mail = false where id = '${owner.id}'`);
    await list(session, 'Nuit du jazz');
    expect(await queue(session)).toEqual([]);
    await act(session, owner, `update public.profiles set weekly_mail = true where id = '${owner.id}'`);
    for (const later of ['14 hours', '2 days', '3 days 13 hours'])
      expect([later, await queue(session, `${thursday} + interval '${later}'`)]).toEqual([later, []]);
    await session.run(
      `update public.events set created_at = ${thursday} + interval '6 days' where title = 'Nuit du jazz'`,
    );
    expect(await queue(session, `${thursday} + interval '7 days'`)).toHaveLength(1);
  });

  databaseTest('contains an event once, even if two searches find it', async (session) => {
    await calm(session);
    await act(
      session,
      owner,
      `insert into public.saved_searches (name, query, filters) values ('Musique', 'category=music', '{"category": "music"}')`,
    );
    await list(session, 'Nuit du jazz');
    const [week] = await queue(session);
    expect(week?.searches.flatMap(({ events }) => events)).toHaveLength(1);
  });

  databaseTest('contains no event that the user has seen in the search', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    await session.run(`update public.saved_searches set opened_at = ${thursday} - interval '30 minutes'`);
    expect(await queue(session)).toEqual([]);
  });

  databaseTest('contains no hidden, cancelled, past or later events', async (session) => {
    await calm(session);
    for (const [id, days] of [
      [ownedEvent, -1],
      [importedEvent, 7],
      [hiddenEvent, 2],
    ] as const)
      await putOn(session, id, days);
    await session.run(`insert into public.favorites (user_id, event_id) select '${owner.id}', id from public.events`);
    expect(await queue(session)).toEqual([]);
    await session.run(`delete from private.weekly_mails`);
    await putOn(session, importedEvent, 6);
    await session.run(`update public.events set status = 'cancelled' where id = '${importedEvent}'`);
    expect(await queue(session)).toEqual([]);
    await session.run(
      `delete from private.weekly_mails; update public.events set status = 'full' where id = '${importedEvent}'`,
    );
    expect((await queue(session))[0]?.changed.events).toMatchObject([{ id: importedEvent }]);
  });

  databaseTest('contains a saved event only if it takes place', async (session) => {
    await calm(session);
    await putOn(session, importedEvent, 6);
    for (const [status, count] of [
      ['scheduled', 1],
      ['cancelled', 0],
      ['postponed', 0],
    ] as const) {
      // Saved with this status: it is no change.
      await session.run(`delete from private.weekly_mails; delete from public.favorites;
        update public.events set status = '${status}' where id = '${importedEvent}'`);
      await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
      expect((await queue(session)).flatMap(({ saved }) => saved)).toHaveLength(count);
    }
  });

  databaseTest('contains the ticket as the reason before the favourite, unless it was withdrawn', async (session) => {
    await calm(session);
    await putOn(session, ownedEvent, 1);
    for (const list of ['favorites', 'purchases'])
      await act(session, owner, `insert into public.${list} (event_id) values ('${ownedEvent}')`);
    expect((await queue(session))[0]?.saved).toMatchObject([{ id: ownedEvent, reason: 'ticket' }]);
    await session.run(`delete from private.weekly_mails; update public.purchases set withdrawn_at = now()`);
    expect((await queue(session))[0]?.saved).toMatchObject([{ id: ownedEvent, reason: 'favourite' }]);
    await session.run(`delete from private.weekly_mails; delete from public.favorites`);
    expect(await queue(session)).toEqual([]);
  });

  databaseTest('is sent only to users who want it, with a confirmed address and without a ban', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    for (const change of [
      `update public.profiles set weekly_mail = false`,
      `update auth.users set email_confirmed_at = null where id = '${owner.id}'`,
      `update auth.users set banned_until = now() + interval '1 year' where id = '${owner.id}'`,
    ]) {
      await session.query('savepoint changed');
      await session.query(change);
      expect([change, await queue(session)]).toEqual([change, []]);
      await session.query('rollback to savepoint changed');
    }
    expect(await queue(session)).toHaveLength(1);
    const { rows } = await session.query(`select recipient_id from private.mails`);
    expect(rows).toEqual([{ recipient_id: owner.id }]);
  });

  databaseTest('can begin once, and is deleted for a user who has unsubscribed', async (session) => {
    await calm(session);
    await list(session, 'Nuit du jazz');
    await queue(session);
    const take = (later: string) => session.query(`select id from private.take_mails(now() + interval '${later}')`);
    const { rows } = await take('1 minute');
    const begin = async () =>
      (await session.query('select private.begin_mail($1) as begun', [rows[0]?.id])).rows[0]?.begun;
    expect(await begin()).toBe(true);
    expect(await begin()).toBe(false);
    expect((await take('1 day')).affected).toBe(0);
    await session.query('update private.mails set begun_at = null');
    expect((await take('1 day')).affected).toBe(1);
    await session.query('update public.profiles set weekly_mail = false');
    expect(await begin()).toBe(false);
    expect((await session.query('select from private.mails')).affected).toBe(0);
  });

  databaseTest('has a token that ends only this list of this user', async (session) => {
    await session.run(`insert into public.profiles (id, weekly_mail) values ('${stranger.id}', true)`);
    const settings = async () =>
      (await session.query('select id, weekly_mail from public.profiles order by id')).rows.map(
        ({ weekly_mail }) => weekly_mail,
      );
    const end = async (token: string) =>
      (await act(session, visitor, 'select public.end_weekly_mail($1) as ended', [token])).rows[0]?.ended;
    expect(await end('00000000-0000-4000-8000-00000000dead')).toBe(false);
    expect(await settings()).toEqual([true, true]);
    expect(await end(weeklyToken)).toBe(true);
    expect(await settings()).toEqual([false, true]);
    expect((await session.query('select from public.saved_searches')).affected).toBe(1);
    expect(await attempt(session, visitor, 'select private.queue_weekly_mails()')).toBe('refused');
  });
});
