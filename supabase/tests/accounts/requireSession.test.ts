import { expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, stranger, visitor } from '../people.ts';
import { addFactor, openSession } from './factors.ts';

const session = '00000000-0000-4000-8000-0000000000c1';

/** Runs the check of PostgREST before a request of a role with these claims. Returns `done`, or the SQLSTATE of the refusal. */
async function requestAs(database: Session, role: string, claims: object, path = '/events'): Promise<unknown> {
  await database.query('savepoint request');
  try {
    await database.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
      JSON.stringify(claims),
      role,
    ]);
    await database.query(`select set_config('request.path', $1, true)`, [path]);
    await database.query('select private.require_session()');
    return 'done';
  } catch (error) {
    return (error as { code?: unknown }).code;
  } finally {
    await database.query('rollback to savepoint request');
  }
}

databaseTest('a token is refused after the end of its session, even before its expiry', async (database) => {
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, owner.id]);
  const request = () => requestAs(database, 'authenticated', { sub: owner.id, session_id: session });
  expect(await request()).toBe('done');
  await database.query('delete from auth.sessions where id = $1', [session]);
  expect(await request()).toBe('PT401');
});

databaseTest('a session gives access only to the account of its user', async (database) => {
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, owner.id]);
  expect(await requestAs(database, 'authenticated', { sub: stranger.id, session_id: session })).toBe('PT401');
});

databaseTest('a token without a session is refused after its account is deleted', async (database) => {
  const request = () => requestAs(database, 'authenticated', { sub: stranger.id });
  expect(await request()).toBe('done');
  await database.query('delete from auth.users where id = $1', [stranger.id]);
  expect(await request()).toBe('PT401');
});

databaseTest('visitors and the secret key require no session', async (database) => {
  expect(await requestAs(database, 'anon', { role: 'anon' })).toBe('done');
  expect(await requestAs(database, 'service_role', { role: 'service_role' })).toBe('done');
});

databaseTest('users and visitors cannot check the session of another user', async (database) => {
  for (const person of [owner, visitor])
    expect(await attempt(database, person, `select private.session_lives('${stranger.id}', null)`)).toBe('refused');
});

databaseTest('a deleted account cannot add a picture', async (database) => {
  const upload = `insert into storage.objects (bucket_id, name) values ('avatars', '${stranger.id}/1700000000000.png')`;
  expect(await attempt(database, stranger, upload)).toBe('allowed');
  await database.query('delete from auth.users where id = $1', [stranger.id]);
  expect(await attempt(database, stranger, upload)).toBe('refused');
});

databaseTest('a session that must enter a second factor can only call the recovery', async (database) => {
  await addFactor(database, owner);
  const { session: half } = await openSession(database, owner, 'aal1');
  const claims = { sub: owner.id, session_id: half, aal: 'aal1' };
  expect(await requestAs(database, 'authenticated', claims)).toBe('PT403');
  expect(await requestAs(database, 'authenticated', claims, '/rpc/list_sessions')).toBe('PT403');
  expect(await requestAs(database, 'authenticated', claims, '/rpc/use_recovery_code')).toBe('done');
  const { session: whole } = await openSession(database, owner);
  expect(await requestAs(database, 'authenticated', { ...claims, session_id: whole, aal: 'aal2' })).toBe('done');
});

databaseTest('a user can list their sessions, the last used first, with the current one marked', async (database) => {
  const here = await openSession(database, owner);
  const away = await openSession(database, owner, 'aal1');
  await openSession(database, stranger);
  await database.query(
    `update auth.sessions set user_agent = 'Firefox', refreshed_at = timestamp '2040-01-02 03:04:05' where id = $1`,
    [away.session],
  );
  const { rows } = await act(database, here, 'select * from public.list_sessions()');
  expect(rows).toEqual([
    expect.objectContaining({ id: away.session, user_agent: 'Firefox', is_current: false }),
    expect.objectContaining({ id: here.session, user_agent: null, is_current: true }),
  ]);
  expect(new Date(rows[0]?.last_used_at as string).toISOString()).toBe('2040-01-02T03:04:05.000Z');
});

databaseTest('a user can end one or all other sessions, but no session of another user', async (database) => {
  const here = await openSession(database, owner);
  const away = await openSession(database, owner);
  const third = await openSession(database, owner);
  const foreign = await openSession(database, stranger);
  const left = async () =>
    (await database.query('select id from auth.sessions where user_id = any ($1)', [[owner.id, stranger.id]])).rows.map(
      ({ id }) => id,
    );
  await act(database, here, 'select public.end_session($1)', [foreign.session]);
  await act(database, here, 'select public.end_session(null)');
  expect((await left()).length).toBe(4);
  await act(database, here, 'select public.end_session($1)', [away.session]);
  expect((await left()).sort()).toEqual([here.session, third.session, foreign.session].sort());
  await act(database, here, 'select public.end_other_sessions()');
  expect((await left()).sort()).toEqual([here.session, foreign.session].sort());
});
