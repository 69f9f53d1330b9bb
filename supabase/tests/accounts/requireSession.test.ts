import { expect } from 'vitest';
import { attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, stranger, visitor } from '../people.ts';

const session = '00000000-0000-4000-8000-0000000000c1';

/** What PostgREST does before the request of a role with these claims: done, or the SQLSTATE of its refusal. */
async function requestAs(database: Session, role: string, claims: object): Promise<unknown> {
  await database.query('savepoint request');
  try {
    await database.query(`select set_config('request.jwt.claims', $1, true), set_config('role', $2, true)`, [
      JSON.stringify(claims),
      role,
    ]);
    await database.query('select private.require_session()');
    return 'done';
  } catch (error) {
    return (error as { code?: unknown }).code;
  } finally {
    await database.query('rollback to savepoint request');
  }
}

databaseTest('a token is refused once its session has ended, whatever its expiry says', async (database) => {
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, owner.id]);
  const request = () => requestAs(database, 'authenticated', { sub: owner.id, session_id: session });
  expect(await request()).toBe('done');
  await database.query('delete from auth.sessions where id = $1', [session]);
  expect(await request()).toBe('PT401');
});

databaseTest('a session opens the account of its user alone', async (database) => {
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, owner.id]);
  expect(await requestAs(database, 'authenticated', { sub: stranger.id, session_id: session })).toBe('PT401');
});

databaseTest('a token that names no session is refused once its account is gone', async (database) => {
  const request = () => requestAs(database, 'authenticated', { sub: stranger.id });
  expect(await request()).toBe('done');
  await database.query('delete from auth.users where id = $1', [stranger.id]);
  expect(await request()).toBe('PT401');
});

databaseTest('visitors and the secret key have no session, and need none', async (database) => {
  expect(await requestAs(database, 'anon', { role: 'anon' })).toBe('done');
  expect(await requestAs(database, 'service_role', { role: 'service_role' })).toBe('done');
});

databaseTest('a user cannot read the sessions of others', async (database) => {
  for (const person of [owner, visitor])
    expect(await attempt(database, person, `select private.session_lives('${stranger.id}', null)`)).toBe('refused');
});

databaseTest('an account that is gone adds no picture', async (database) => {
  const upload = `insert into storage.objects (bucket_id, name) values ('avatars', '${stranger.id}/1700000000000.png')`;
  expect(await attempt(database, stranger, upload)).toBe('allowed');
  await database.query('delete from auth.users where id = $1', [stranger.id]);
  expect(await attempt(database, stranger, upload)).toBe('refused');
});
