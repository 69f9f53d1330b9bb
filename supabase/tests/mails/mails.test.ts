import { describe, expect } from 'vitest';
import { addFactor } from '../accounts/factors.ts';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { ownedEvent } from '../fillTables.ts';
import { importer, moderator, owner, stranger, unconfirmed } from '../people.ts';

const take = async (session: Session, later = '0') =>
  (await session.query(`select email, language, kind, facts from private.take_mails(now() + interval '${later}')`))
    .rows;

async function decideOnReport(session: Session): Promise<void> {
  await session.query('delete from private.mails');
  await act(session, stranger, `insert into public.event_reports (event_id, reason) values ('${ownedEvent}', 'wrong')`);
  await act(
    session,
    moderator,
    `select public.moderate_event('${ownedEvent}', 'hidden', 'wrong', 'La date est fausse')`,
  );
}

describe('the mails of a decision', () => {
  databaseTest('the creator receives the reason, and the user who reported receives the outcome', async (session) => {
    await decideOnReport(session);
    const mails = await take(session);
    expect(mails).toHaveLength(2);
    expect(mails).toContainEqual({
      email: 'owner@example.org',
      language: null,
      kind: 'decision',
      facts: expect.objectContaining({ publication: 'hidden', statement: 'La date est fausse', may_appeal: true }),
    });
    expect(mails).toContainEqual({
      email: 'stranger@example.org',
      language: null,
      kind: 'outcome',
      facts: { title: expect.any(String), publication: 'hidden' },
    });
  });

  databaseTest('a mail that was taken becomes due again six times, and is kept for a week', async (session) => {
    await decideOnReport(session);
    expect(await take(session)).toHaveLength(2);
    expect(await take(session, '9 minutes')).toHaveLength(0);
    for (let round = 1; round < 6; round++) expect(await take(session, `${round} days`)).toHaveLength(2);
    expect(await take(session, '6 days 23 hours')).toHaveLength(0);
    await act(session, importer, `select private.apply_retention(now() + interval '7 days 1 second')`);
    expect((await session.query('select from private.mails')).affected).toBe(0);
  });

  databaseTest('no user can read or take them', async (session) => {
    await decideOnReport(session);
    for (const person of [owner, moderator]) {
      expect(await attempt(session, person, 'select * from private.mails')).toBe('refused');
      expect(await attempt(session, person, 'select private.take_mails()')).toBe('refused');
    }
  });
});

describe('the mails of new credentials', () => {
  const change = (session: Session, { id }: { id: string }, changes: string) =>
    session.query(`update auth.users set ${changes} where id = '${id}'`);

  databaseTest('the owner receives a mail about a new password', async (session) => {
    await session.query('delete from private.mails');
    await change(session, owner, `encrypted_password = 'another', raw_user_meta_data = '{"language": "es"}'`);
    expect(await take(session)).toEqual([{ email: 'owner@example.org', language: 'es', kind: 'password', facts: {} }]);
  });

  databaseTest('the old address receives a mail about the new one', async (session) => {
    await session.query('delete from private.mails');
    await change(session, owner, `email = 'new@example.org'`);
    const facts = { email: 'owner@example.org', new_email: 'new@example.org' };
    expect(await take(session)).toEqual([{ email: 'owner@example.org', language: null, kind: 'email', facts }]);
  });

  databaseTest(
    'an unchanged password causes no mail, and a change of an unconfirmed address causes none',
    async (session) => {
      await session.query('delete from private.mails');
      await change(session, owner, `encrypted_password = encrypted_password, email = email, updated_at = now()`);
      await change(session, unconfirmed, `encrypted_password = 'another', email = 'new@example.org'`);
      expect(await take(session)).toEqual([]);
    },
  );

  databaseTest('a deleted account deletes the mail and the old address', async (session) => {
    await change(session, owner, `email = 'new@example.org'`);
    await session.query(`delete from storage.objects`);
    await act(session, owner, 'select public.delete_account()');
    const { rows } = await session.query('select facts from private.mails');
    expect(JSON.stringify(rows)).not.toContain('example.org');
  });
});

const kinds = async (session: Session): Promise<unknown> => (await take(session)).map(({ kind }) => kind);

describe('the mails of identities', () => {
  const link = (session: Session, provider: string, userId = owner.id) =>
    session.query(
      `insert into auth.identities (provider, provider_id, user_id, identity_data) values ($1::text, $2::text, $2::uuid, '{}')`,
      [provider, userId],
    );

  databaseTest('a linked and a removed identity cause a mail, the first of an account does not', async (session) => {
    await session.query('delete from auth.identities');
    await session.query('delete from private.mails');
    await link(session, 'acme');
    await link(session, 'email');
    expect(await kinds(session)).toEqual([]);
    await link(session, 'other');
    expect(await kinds(session)).toEqual(['identity_added']);
    await session.query('delete from private.mails');
    await session.query(`delete from auth.identities where provider = 'acme'`);
    expect(await kinds(session)).toEqual(['identity_removed']);
  });

  databaseTest('the identities of a deleted account cause no mail', async (session) => {
    await link(session, 'acme');
    await session.query('delete from private.mails');
    await session.query('delete from auth.users where id = $1', [owner.id]);
    expect((await session.query('select from private.mails')).affected).toBe(0);
  });
});

describe('the mails of factors and devices', () => {
  const signIn = (session: Session, userAgent: string | null) =>
    session.query(`insert into auth.sessions (id, user_id, user_agent) values (gen_random_uuid(), $1, $2)`, [
      owner.id,
      userAgent,
    ]);

  databaseTest(
    'a verified factor and its removal each cause a mail, an unverified factor causes none',
    async (session) => {
      await session.query('delete from private.mails');
      const factor = await addFactor(session, owner);
      await session.query(`update auth.mfa_factors set status = 'verified'`);
      expect(await kinds(session)).toEqual(['factor_added']);
      await session.query('delete from private.mails');
      await session.query(
        `insert into auth.mfa_factors (id, user_id, status) values (gen_random_uuid(), $1, 'unverified')`,
        [owner.id],
      );
      await session.query(`delete from auth.mfa_factors where status = 'unverified'`);
      expect(await kinds(session)).toEqual([]);
      await session.query('delete from auth.mfa_factors where id = $1', [factor]);
      expect(await kinds(session)).toEqual(['factor_removed']);
    },
  );

  databaseTest('the factors of a deleted account cause no mail', async (session) => {
    await addFactor(session, owner);
    await session.query('delete from auth.users where id = $1', [owner.id]);
    expect((await session.query('select from private.mails')).affected).toBe(0);
  });

  databaseTest('a second device causes a mail, the first and a new version of a known one do not', async (session) => {
    await session.query('delete from private.mails');
    const firefox = (version: string) =>
      `Mozilla/5.0 (X11; Linux x86_64; rv:${version}) Gecko/20100101 Firefox/${version}`;
    await signIn(session, firefox('140.0'));
    await signIn(session, firefox('141.0.2'));
    await signIn(session, null);
    expect(await kinds(session)).toEqual([]);
    await signIn(session, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)');
    expect(await kinds(session)).toEqual(['device']);
    await session.query('delete from private.mails');
    await session.query('delete from auth.sessions where user_id = $1', [owner.id]);
    await signIn(session, firefox('142.0'));
    expect(await kinds(session)).toEqual([]);
  });

  databaseTest('a session that moves to another browser causes a mail', async (session) => {
    await signIn(session, 'Firefox');
    await session.query('delete from private.mails');
    await session.query(`update auth.sessions set user_agent = 'curl' where user_id = $1`, [owner.id]);
    expect(await kinds(session)).toEqual(['device']);
  });
});
