import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, stranger, type User } from '../people.ts';
import { addFactor, openSession } from './factors.ts';

async function createCodes(session: Session, user: User): Promise<string[]> {
  const { rows } = await act(session, user, 'select code from public.create_recovery_codes() code');
  return rows.map(({ code }) => String(code));
}

const use = async (session: Session, user: User, code: string): Promise<unknown> =>
  (await act(session, user, 'select public.use_recovery_code($1) as used', [code])).rows[0]?.used;

const count = async (session: Session, user: User): Promise<unknown> =>
  (await act(session, user, 'select public.count_recovery_codes() as count')).rows[0]?.count;

const countRows = async (session: Session, table: string, { id }: User): Promise<unknown> =>
  (await session.query(`select count(*)::integer as count from ${table} where user_id = $1`, [id])).rows[0]?.count;

describe('recovery codes', () => {
  databaseTest('are ten different codes of 64 bits, stored as hashes', async (session) => {
    await addFactor(session, owner);
    const user = await openSession(session, owner);
    const codes = await createCodes(session, user);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[\da-f]{4}(-[\da-f]{4}){3}$/);
    expect(await count(session, user)).toBe(10);
    const { rows } = await session.query('select encode(hash, $1) as hash from private.recovery_codes', ['hex']);
    for (const { hash } of rows) expect(codes.map((code) => code.replaceAll('-', ''))).not.toContain(hash);
  });

  databaseTest('are replaced by new ones', async (session) => {
    await addFactor(session, owner);
    const user = await openSession(session, owner);
    const [old = ''] = await createCodes(session, user);
    await createCodes(session, user);
    expect(await count(session, user)).toBe(10);
    expect(await use(session, user, old)).toBe(false);
  });

  databaseTest('are not created in a session without a second factor', async (session) => {
    for (const user of [owner, await openSession(session, owner, 'aal1')])
      expect(await attempt(session, user, 'select public.create_recovery_codes()')).toBe('refused');
  });

  databaseTest('remove the factors, the codes and the other sessions, once', async (session) => {
    await addFactor(session, owner);
    const [code = '', other = ''] = await createCodes(session, await openSession(session, owner));
    const half = await openSession(session, owner, 'aal1');
    await session.query('delete from private.mails');
    expect(await use(session, half, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(true);
    expect(await countRows(session, 'auth.mfa_factors', owner)).toBe(0);
    expect(await count(session, half)).toBe(0);
    expect((await session.query('select id from auth.sessions where user_id = $1', [owner.id])).rows).toEqual([
      { id: half.session },
    ]);
    expect((await session.query('select kind from private.mails')).rows).toEqual([{ kind: 'factor_removed' }]);
    expect(await use(session, half, code)).toBe(false);
    expect(await use(session, half, other)).toBe(false);
  });

  databaseTest('are not accepted for another user', async (session) => {
    await addFactor(session, owner);
    await addFactor(session, stranger);
    const [code = ''] = await createCodes(session, await openSession(session, owner));
    expect(await use(session, await openSession(session, stranger, 'aal1'), code)).toBe(false);
    expect(await countRows(session, 'auth.mfa_factors', stranger)).toBe(1);
  });

  databaseTest('are refused after five wrong ones in 15 minutes and accepted afterwards', async (session) => {
    await addFactor(session, owner);
    const [code = ''] = await createCodes(session, await openSession(session, owner));
    const half = await openSession(session, owner, 'aal1');
    for (let guess = 0; guess < 5; guess++) expect(await use(session, half, `0000-0000-0000-000${guess}`)).toBe(false);
    await expect(use(session, half, code)).rejects.toMatchObject({ code: 'PT429' });
    await session.query(`update private.attempts set made_at = made_at - interval '15 minutes'`);
    expect(await use(session, half, code)).toBe(true);
    // The right code is not counted.
    const young = `select from private.attempts where kind like 'recovery%' and made_at > now() - interval '14 minutes'`;
    expect((await session.query(young)).rows).toEqual([]);
  });

  databaseTest('are deleted with the last factor, not with the first of two', async (session) => {
    const factors = [await addFactor(session, owner), await addFactor(session, owner)];
    const user = await openSession(session, owner);
    await createCodes(session, user);
    await session.query('delete from auth.mfa_factors where id = $1', [factors[0]]);
    expect(await count(session, user)).toBe(10);
    await session.query('delete from auth.mfa_factors where id = $1', [factors[1]]);
    expect(await count(session, user)).toBe(0);
  });
});
