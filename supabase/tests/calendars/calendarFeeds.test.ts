import { randomBytes } from 'node:crypto';
import { describe, expect } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { draftEvent, importedEvent, ownedEvent, savedSearch, today } from '../fillTables.ts';
import { owner, type Person, stranger, visitor } from '../people.ts';

const newToken = () => randomBytes(32).toString('base64url');

const create = (session: Session, token: string, person: Person = owner) =>
  act(session, person, `select public.create_calendar_feed('favorites', $1)`, [token]);

const follow = (session: Session, token: string, search = savedSearch, person: Person = owner) =>
  act(session, person, `select public.create_calendar_feed('search', $1, $2)`, [token, search]);

async function readFeed(session: Session, token: string) {
  const { rows } = await act(session, visitor, 'select public.read_calendar_feed($1) as feed', [token]);
  return rows[0]?.feed as { name: string | null; entries: { event: { id: string; title: string } }[] } | null;
}

async function read(session: Session, token: string): Promise<string[] | null> {
  const feed = await readFeed(session, token);
  return feed?.entries.map(({ event }) => event.id) ?? null;
}

/** Creates the owner's calendar with a saved event of today. */
async function subscribe(session: Session): Promise<string> {
  const token = newToken();
  await session.query('insert into public.favorites (user_id, event_id) values ($1, $2)', [owner.id, importedEvent]);
  await create(session, token);
  return token;
}

const signIn = (session: Session, id: string, lasts = `'infinity'`) =>
  session.query(`insert into auth.sessions (id, user_id, created_at, not_after) values ($1, $2, now(), ${lasts})`, [
    id,
    owner.id,
  ]);
const phone = '00000000-0000-4000-8000-0000000005f1';
const laptop = '00000000-0000-4000-8000-0000000005f2';

describe('a private calendar', () => {
  databaseTest('shows the favourites of its owner only to its token, without an account', async (session) => {
    const token = await subscribe(session);
    expect(await read(session, token)).toEqual([importedEvent]);
    expect(await read(session, newToken())).toBeNull();
    await session.query('delete from public.favorites where user_id = $1 and event_id = $2', [owner.id, importedEvent]);
    expect(await read(session, token)).toEqual([]);
  });

  databaseTest('contains only published events', async (session) => {
    const token = await subscribe(session);
    await session.query('insert into public.favorites (user_id, event_id) values ($1, $2)', [owner.id, draftEvent]);
    await session.query(`update public.events set date = ${today} where id = any ($1)`, [[draftEvent, ownedEvent]]);
    expect(new Set(await read(session, token))).toEqual(new Set([importedEvent, ownedEvent]));
    await session.query(`update public.events set publication = 'hidden' where id = $1`, [importedEvent]);
    expect(await read(session, token)).toEqual([ownedEvent]);
  });

  databaseTest('is stored with a hash instead of its token', async (session) => {
    const token = await subscribe(session);
    const { rows } = await session.query('select f::text as row from private.calendar_feeds f');
    expect(rows).toHaveLength(1);
    expect(String(rows[0]?.row)).not.toContain(token);
    expect(String(rows[0]?.row)).not.toContain(Buffer.from(token).toString('hex'));
  });

  databaseTest('is unchanged if it is created again with its token, and replaced by another token', async (session) => {
    const token = await subscribe(session);
    await create(session, token);
    expect(await read(session, token)).toEqual([importedEvent]);
    const next = newToken();
    await create(session, next);
    expect([await read(session, token), await read(session, next)]).toEqual([null, [importedEvent]]);
  });

  databaseTest('is listed to its owner without its token', async (session) => {
    const token = await subscribe(session);
    const { rows } = await act(session, owner, 'select * from public.list_calendar_feeds()');
    expect(rows).toEqual([{ kind: 'favorites', search_id: null, created_at: expect.anything() }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await act(session, stranger, 'select * from public.list_calendar_feeds()')).rows).toEqual([]);
  });

  databaseTest('is refused to visitors, and with a short token or an unknown kind', async (session) => {
    await expect(create(session, newToken(), visitor)).rejects.toMatchObject({ code: '42501' });
    await expect(create(session, 'short')).rejects.toMatchObject({ code: '22023' });
    const other = act(session, owner, `select public.create_calendar_feed('everything', $1)`, [newToken()]);
    await expect(other).rejects.toMatchObject({ code: '23514' });
  });

  databaseTest('contains events of the last thirty days', async (session) => {
    const token = await subscribe(session);
    const move = (days: number) =>
      session.query(`update public.events set date = ${today} - $2::integer where id = $1`, [importedEvent, days]);
    await move(20);
    expect(await read(session, token)).toEqual([importedEvent]);
    await move(40);
    expect(await read(session, token)).toEqual([]);
  });

  databaseTest('refuses a network after a hundred wrong tokens', async (session) => {
    const token = await subscribe(session);
    for (let guess = 0; guess < 100; guess += 1) await session.query('select private.read_calendar_feed($1)', ['x']);
    await session.query(
      `update private.attempt_limits set most = 100 where kind = 'calendar guess of unknown network'`,
    );
    await expect(read(session, newToken())).rejects.toMatchObject({ code: 'PT429' });
    expect(await read(session, token)).toEqual([importedEvent]);
  });
});

describe('the private calendar of a saved search', () => {
  /** Inserts a future event that the owner's search « jazz » finds. */
  async function list(session: Session, title = 'Nuit du jazz', days = 3): Promise<string> {
    const { rows } = await session.query(
      `insert into public.events (title, category, location, date, "time")
       values ($1, 'music', 'Nice', ${today} + $2::integer, '20:30') returning id`,
      [title, days],
    );
    return String(rows[0]?.id);
  }

  databaseTest('contains the events of the search under its name, beside that of the favourites', async (session) => {
    const [later, sooner] = [await list(session, 'Jazz plus tard', 9), await list(session)];
    const favourites = await subscribe(session);
    const token = newToken();
    await follow(session, token);
    const feed = await readFeed(session, token);
    expect(feed?.name).toBe('Jazz');
    expect(feed?.entries.map(({ event }) => event.id)).toEqual([sooner, later]);
    expect(await readFeed(session, favourites)).toMatchObject({
      name: null,
      entries: [{ event: { id: importedEvent } }],
    });
    const { rows } = await act(session, owner, 'select kind, search_id from public.list_calendar_feeds()');
    expect(rows).toEqual([
      { kind: 'favorites', search_id: null },
      { kind: 'search', search_id: savedSearch },
    ]);
  });

  databaseTest('follows changes of the filters and of the events', async (session) => {
    const event = await list(session);
    const token = newToken();
    await follow(session, token);
    await session.query(`update public.events set publication = 'hidden' where id = $1`, [event]);
    expect(await read(session, token)).toEqual([]);
    await session.query(`update public.saved_searches set filters = '{"city": "Marseille"}' where id = $1`, [
      savedSearch,
    ]);
    expect(await read(session, token)).toEqual([importedEvent]);
    // A deleted commune makes the calendar empty, but the calendar stays valid.
    await session.run(`alter table public.saved_searches disable trigger check_saved_search;
      update public.saved_searches set filters = '{"commune": "00000"}'`);
    expect(await read(session, token)).toEqual([]);
  });

  databaseTest('contains as many events as the public calendar of its filters', async (session) => {
    await session.run(`insert into public.events (title, category, location, date)
      select 'Jazz ' || n, 'music', 'Nice', ${today} + n from generate_series(1, 120) as n`);
    const token = newToken();
    await follow(session, token);
    const found = await act(
      session,
      visitor,
      `select public.explore_events('jazz', sort => 'date', page_size => 100) as answer`,
    );
    const answer = found.rows[0]?.answer as { events: { id: string }[] } | undefined;
    const ids = answer?.events.map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(new Set(await read(session, token))).toEqual(new Set(ids));
  });

  databaseTest(
    'has one token for each search, and a new token replaces only the token of the same search',
    async (session) => {
      const event = await list(session);
      const { rows } = await act(
        session,
        owner,
        `insert into public.saved_searches (name, query, filters) values ('Nice', 'city=Nice', '{"city": "Nice"}') returning id`,
      );
      const [first, second, other] = [newToken(), newToken(), newToken()];
      await follow(session, first);
      await follow(session, first);
      await follow(session, other, String(rows[0]?.id));
      await follow(session, second);
      expect(await read(session, first)).toBeNull();
      expect(await read(session, second)).toEqual([event]);
      expect(await read(session, other)).toEqual([event]);
    },
  );

  databaseTest('is refused for the search of another user, without a search, and for favourites', async (session) => {
    await expect(follow(session, newToken(), savedSearch, stranger)).rejects.toMatchObject({ code: 'PT404' });
    const without = act(session, owner, `select public.create_calendar_feed('search', $1)`, [newToken()]);
    await expect(without).rejects.toMatchObject({ code: '23514' });
    const both = act(session, owner, `select public.create_calendar_feed('favorites', $1, $2)`, [
      newToken(),
      savedSearch,
    ]);
    await expect(both).rejects.toMatchObject({ code: '23514' });
  });

  databaseTest('stops working after each of its ends', async (session) => {
    await session.query('alter table auth.users add column if not exists banned_until timestamptz');
    await list(session);
    const token = newToken();
    const revoke = (person: Person, search: string | null) =>
      act(session, person, `select public.revoke_calendar_feed('search', $1)`, [search]);
    const ends: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['revoked', () => revoke(owner, savedSearch)],
      ['search deleted', () => act(session, owner, `delete from public.saved_searches where id = '${savedSearch}'`)],
      ['account erased', () => session.query(`select private.gdpr_erase('owner@example.org')`)],
      [
        'banned',
        () => session.query(`update auth.users set banned_until = now() + interval '1 day' where id = '${owner.id}'`),
      ],
      [
        'signed out everywhere',
        async () => {
          await signIn(session, phone);
          await session.query('delete from auth.sessions where user_id = $1', [owner.id]);
        },
      ],
    ];
    for (const [name, end] of ends) {
      await session.query('savepoint alive');
      await follow(session, token);
      expect([name, (await read(session, token))?.length]).toEqual([name, 1]);
      await end();
      expect([name, await read(session, token)]).toEqual([name, null]);
      await session.query('rollback to savepoint alive');
    }
    await follow(session, token);
    await revoke(stranger, savedSearch);
    await revoke(owner, null);
    await act(session, owner, `select public.revoke_calendar_feed('favorites')`);
    expect(await read(session, token)).toHaveLength(1);
  });
});

describe('a token stops working', () => {
  databaseTest('after it is revoked by its owner only', async (session) => {
    const token = await subscribe(session);
    await act(session, stranger, `select public.revoke_calendar_feed('favorites')`);
    expect(await read(session, token)).toEqual([importedEvent]);
    await act(session, owner, `select public.revoke_calendar_feed('favorites')`);
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('after the last device is signed out, not before', async (session) => {
    const token = await subscribe(session);
    await signIn(session, phone);
    await signIn(session, laptop);
    await session.query('delete from auth.sessions where id = $1', [laptop]);
    expect(await read(session, token)).toEqual([importedEvent]);
    await session.query('delete from auth.sessions where id = $1', [phone]);
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('after all devices are signed out at once', async (session) => {
    const token = await subscribe(session);
    await signIn(session, phone);
    await signIn(session, laptop);
    await session.query('delete from auth.sessions where user_id = $1', [owner.id]);
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('after all other devices are signed out, not after a single one', async (session) => {
    const token = await subscribe(session);
    await signIn(session, phone);
    await signIn(session, laptop);
    const onLaptop = { ...owner, session: laptop };
    await act(session, onLaptop, 'select public.end_session($1)', [phone]);
    expect(await read(session, token)).toEqual([importedEvent]);
    await act(session, onLaptop, 'select public.end_other_sessions()');
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('after a new password, not after a sign-in', async (session) => {
    const token = await subscribe(session);
    await session.query('update auth.users set updated_at = now() where id = $1', [owner.id]);
    expect(await read(session, token)).toEqual([importedEvent]);
    await session.query(`update auth.users set encrypted_password = 'new' where id = $1`, [owner.id]);
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('after the account is erased', async (session) => {
    const token = await subscribe(session);
    await session.query(`select private.gdpr_erase('owner@example.org')`);
    expect(await read(session, token)).toBeNull();
    expect((await session.query('select from private.calendar_feeds')).rows).toEqual([]);
  });

  databaseTest('after a ban', async (session) => {
    const token = await subscribe(session);
    // A hosted project has this column; the minimal platform of the tests may not.
    await session.query('alter table auth.users add column if not exists banned_until timestamptz');
    await session.query(`update auth.users set banned_until = now() - interval '1 day' where id = $1`, [owner.id]);
    expect(await read(session, token)).toEqual([importedEvent]);
    await session.query(`update auth.users set banned_until = now() + interval '1 day' where id = $1`, [owner.id]);
    expect(await read(session, token)).toBeNull();
  });

  databaseTest('not after an expired session is deleted', async (session) => {
    const token = await subscribe(session);
    await signIn(session, phone, `now() - interval '1 day'`);
    await session.query('delete from auth.sessions where id = $1', [phone]);
    expect(await read(session, token)).toEqual([importedEvent]);
  });
});
