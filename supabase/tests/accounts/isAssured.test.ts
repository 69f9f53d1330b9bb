import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { moderator, operator, owner, stranger } from '../people.ts';
import { addFactor, openSession } from './factors.ts';

describe('roles of the staff', () => {
  const hasRole = async (session: Session, claims: object): Promise<unknown> => {
    await session.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)]);
    return (await session.query(`select private.has_role('moderator') as has`)).rows[0]?.has;
  };
  const claims = { sub: moderator.id, session_id: moderator.session, aal: 'aal2' };

  databaseTest('are valid in a session with a second factor', async (session) => {
    expect(await hasRole(session, claims)).toBe(true);
  });

  databaseTest('are not valid without a second factor in both the token and the session', async (session) => {
    expect(await hasRole(session, { ...claims, aal: 'aal1' })).toBe(false);
    expect(await hasRole(session, { ...claims, aal: undefined })).toBe(false);
    expect(await hasRole(session, { ...claims, session_id: undefined })).toBe(false);
    expect(await hasRole(session, { ...claims, session_id: operator.session })).toBe(false);
    await session.query(`update auth.sessions set aal = 'aal1' where id = $1`, [moderator.session]);
    expect(await hasRole(session, claims)).toBe(false);
  });

  databaseTest('are visible without a second factor, but give no access', async (session) => {
    const half = await openSession(session, moderator, 'aal1');
    const asAnyone = { role: half.role, id: half.id } as const;
    expect((await act(session, asAnyone, 'select role from public.staff_roles')).rows).toEqual([{ role: 'moderator' }]);
    expect((await act(session, asAnyone, 'select public.list_moderation_queue() as queue')).rows).toEqual([
      { queue: [] },
    ]);
    expect(await attempt(session, asAnyone, `select public.restore_reported_events('Rien')`)).toBe('refused');
    expect(
      await attempt(session, { role: 'authenticated', id: operator.id }, 'select from public.contact_messages'),
    ).toBe('nothing');
  });
});

describe('a session that must enter a code', () => {
  const owes = async (session: Session, claims: object): Promise<unknown> =>
    (await session.query('select private.owes_code($1::jsonb) as owes', [JSON.stringify(claims)])).rows[0]?.owes;

  databaseTest('belongs to a user with a verified factor and is below aal2', async (session) => {
    const user = await openSession(session, owner, 'aal1');
    const claims = { sub: owner.id, session_id: user.session, aal: 'aal1' };
    expect(await owes(session, claims)).toBe(false);
    const factor = await addFactor(session, owner);
    expect(await owes(session, claims)).toBe(true);
    expect(await owes(session, { ...claims, aal: 'aal2' })).toBe(true);
    await session.query(`update auth.sessions set aal = 'aal2' where id = $1`, [user.session]);
    expect(await owes(session, { ...claims, aal: 'aal2' })).toBe(false);
    expect(await owes(session, claims)).toBe(true);
    await session.query('delete from auth.mfa_factors where id = $1', [factor]);
    expect(await owes(session, claims)).toBe(false);
  });

  databaseTest('cannot add a picture', async (session) => {
    const upload = `insert into storage.objects (bucket_id, name) values ('avatars', '${stranger.id}/1700000000000.png')`;
    expect(await attempt(session, stranger, upload)).toBe('allowed');
    await addFactor(session, stranger);
    expect(await attempt(session, stranger, upload)).toBe('refused');
    expect(await attempt(session, await openSession(session, stranger), upload)).toBe('allowed');
  });
});

describe('the codes of a factor', () => {
  const judge = async (session: Session, factor: string, valid: boolean): Promise<unknown> => {
    const event = JSON.stringify({ user_id: owner.id, factor_id: factor, valid });
    const { rows } = await session.query(
      `select private.mfa_verification_attempt($1::jsonb) ->> 'decision' as decision`,
      [event],
    );
    return rows[0]?.decision;
  };

  databaseTest('are refused after five wrong ones in 15 minutes, and other factors stay open', async (session) => {
    const [factor, other] = [await addFactor(session, owner), await addFactor(session, owner)];
    for (let guess = 0; guess < 5; guess++) expect(await judge(session, factor, false)).toBe('continue');
    expect(await judge(session, factor, false)).toBe('reject');
    expect(await judge(session, factor, true)).toBe('reject');
    expect(await judge(session, other, true)).toBe('continue');
    await session.query(`update private.wrong_codes set typed_at = typed_at - interval '15 minutes'`);
    expect(await judge(session, factor, true)).toBe('continue');
  });

  databaseTest('do not count while they are refused, so that the wait does not grow', async (session) => {
    const factor = await addFactor(session, owner);
    for (let guess = 0; guess < 9; guess++) await judge(session, factor, false);
    expect((await session.query('select from private.wrong_codes')).affected).toBe(5);
  });

  databaseTest('cannot be counted by a user', async (session) => {
    for (const call of [
      `private.mfa_verification_attempt('{}')`,
      `private.seconds_until_next_code('${owner.id}', null)`,
    ])
      expect(await attempt(session, owner, `select ${call}`)).toBe('refused');
  });
});
