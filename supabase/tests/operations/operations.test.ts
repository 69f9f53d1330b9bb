import { describe, expect } from 'vitest';
import { addFactor, openSession } from '../accounts/factors.ts';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest, newRowsTest } from '../databaseTest.ts';
import { importer, moderator, operator, owner, type Person, stranger, visitor } from '../people.ts';

const call = async (session: Session, person: Person, statement: string) =>
  (await act(session, person, `select ${statement} as outcome`)).rows[0]?.outcome;
const give = (session: Session, address: string, role = 'moderator') =>
  call(session, operator, `public.give_role('${address}', '${role}')`);
const take = (session: Session, person: string, role: string) =>
  call(session, operator, `public.take_role('${person}', '${role}')`);

const rolesOf = async (session: Session, person: string) =>
  (await session.query('select role from public.staff_roles where user_id = $1 order by role', [person])).rows.map(
    ({ role }) => role,
  );
const changesOf = async (session: Session, person: string) =>
  (
    await session.query(
      'select role, is_given, author_id, is_by_host from private.role_changes where user_id = $1 order by id',
      [person],
    )
  ).rows;

/** Creates another operator with a second factor. */
async function newOperator(session: Session): Promise<void> {
  await session.query(`insert into public.staff_roles (user_id, role) values ($1, 'operator')`, [stranger.id]);
  await addFactor(session, stranger);
}

describe('give_role', () => {
  databaseTest('gives a confirmed address a role once and stores the author', async (session) => {
    expect(await give(session, ' Stranger@Example.org ')).toBe('given');
    expect(await give(session, 'stranger@example.org')).toBe('unchanged');
    expect(await rolesOf(session, stranger.id)).toEqual(['moderator']);
    expect(await changesOf(session, stranger.id)).toEqual([
      { role: 'moderator', is_given: true, author_id: operator.id, is_by_host: false },
    ]);
  });

  databaseTest('refuses an unknown and an unconfirmed address', async (session) => {
    expect(await give(session, 'nowhere@example.org')).toBe('unknown');
    expect(await give(session, 'unconfirmed@example.org')).toBe('unconfirmed');
    expect((await session.query('select from private.role_changes where author_id is not null')).rows).toEqual([]);
  });

  databaseTest('refuses an unknown role', async (session) => {
    await expect(give(session, 'stranger@example.org', 'king')).rejects.toMatchObject({ code: '23514' });
  });

  databaseTest('accepts ten addresses a minute from an operator, known or unknown', async (session) => {
    for (let number = 0; number < 10; number += 1)
      expect(await give(session, `n${number}@example.org`)).toBe('unknown');
    await expect(give(session, 'stranger@example.org')).rejects.toMatchObject({ code: 'PT429' });
    expect(await rolesOf(session, stranger.id)).toEqual([]);
  });
});

describe('take_role', () => {
  databaseTest('takes a role back and stores the author', async (session) => {
    expect(await take(session, moderator.id, 'moderator')).toBe('taken');
    expect(await take(session, moderator.id, 'moderator')).toBe('unchanged');
    expect(await rolesOf(session, moderator.id)).toEqual([]);
    expect((await changesOf(session, moderator.id)).at(-1)).toEqual({
      role: 'moderator',
      is_given: false,
      author_id: operator.id,
      is_by_host: false,
    });
  });

  databaseTest('keeps the last operator, and counts only operators with a second factor', async (session) => {
    expect(await take(session, operator.id, 'operator')).toBe('last');
    await session.query(`insert into public.staff_roles (user_id, role) values ($1, 'operator')`, [stranger.id]);
    expect(await take(session, operator.id, 'operator')).toBe('last');
    await addFactor(session, stranger);
    expect(await take(session, operator.id, 'operator')).toBe('taken');
    expect(await rolesOf(session, operator.id)).toEqual([]);
  });

  databaseTest('an operator without the role can neither give nor take roles', async (session) => {
    await newOperator(session);
    await take(session, operator.id, 'operator');
    await expect(give(session, 'owner@example.org')).rejects.toMatchObject({ code: '42501' });
    await expect(take(session, moderator.id, 'moderator')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('functions of operators', () => {
  const calls = [
    `select public.give_role('stranger@example.org', 'moderator')`,
    `select public.take_role('${moderator.id}', 'moderator')`,
    'select public.retry_failed_mails()',
  ];

  for (const statement of calls)
    databaseTest(`${statement} is refused to all but an operator with a second factor`, async (session) => {
      const half = await openSession(session, operator, 'aal1');
      for (const person of [visitor, owner, moderator, { role: half.role, id: half.id }] as const)
        expect(await attempt(session, person, statement)).toBe('refused');
      expect(await attempt(session, operator, statement)).toBe('allowed');
    });

  databaseTest('retry_failed_mails sends only the mails again that have failed', async (session) => {
    await session.query('delete from private.mails');
    await session.query(
      `insert into private.mails (recipient_id, kind, facts, tries, due_at) values
        ($1, 'password', '{}', 6, now() + interval '2 days'), ($1, 'password', '{}', 6, now()), ($1, 'password', '{}', 2, now() + interval '1 hour')`,
      [owner.id],
    );
    expect(await call(session, operator, 'public.retry_failed_mails()')).toBe(2);
    const { rows } = await session.query('select tries, due_at <= now() as is_due from private.mails order by tries');
    expect(rows).toEqual([
      { tries: 0, is_due: true },
      { tries: 0, is_due: true },
      { tries: 2, is_due: false },
    ]);
    expect(await call(session, operator, 'public.retry_failed_mails()')).toBe(0);
  });

  databaseTest('only the importer can store an import, and the last one of each source is kept', async (session) => {
    const note = (problems: number) =>
      `select public.note_import('https://source.example/records', '{"problems": ${problems}}')`;
    for (const person of [visitor, owner, operator]) expect(await attempt(session, person, note(1))).toBe('refused');
    await act(session, importer, note(1));
    await act(session, importer, note(2));
    expect((await session.query('select kind, source, facts from private.host_runs')).rows).toEqual([
      { kind: 'import', source: 'https://source.example/records', facts: { problems: 2 } },
    ]);
    await expect(act(session, importer, `select public.note_import('x', '7')`)).rejects.toMatchObject({
      code: '23514',
    });
  });
});

describe('changes of roles', () => {
  databaseTest('have no author if the host makes them', async (session) => {
    await session.query(`insert into public.staff_roles (user_id, role) values ($1, 'moderator')`, [owner.id]);
    await session.query('delete from public.staff_roles where user_id = $1', [owner.id]);
    expect(await changesOf(session, owner.id)).toEqual([
      { role: 'moderator', is_given: true, author_id: null, is_by_host: true },
      { role: 'moderator', is_given: false, author_id: null, is_by_host: true },
    ]);
  });

  databaseTest('have no name after their author is erased, and are not attributed to the host', async (session) => {
    await give(session, 'stranger@example.org');
    await act(session, importer, `select private.gdpr_erase('operator@example.org')`);
    expect(await changesOf(session, stranger.id)).toEqual([
      { role: 'moderator', is_given: true, author_id: null, is_by_host: false },
    ]);
    expect(await changesOf(session, operator.id)).toEqual([]);
  });

  databaseTest('are deleted with the account of their user', async (session) => {
    await give(session, 'stranger@example.org');
    await act(session, importer, `select private.gdpr_erase('stranger@example.org')`);
    expect(await changesOf(session, stranger.id)).toEqual([]);
  });

  databaseTest('are exported to both users with their time, without the other user', async (session) => {
    await give(session, 'stranger@example.org');
    const exportOf = async (address: string) =>
      JSON.stringify(
        await call(session, importer, `private.gdpr_export('${address}') -> 'tables' -> 'private.role_changes'`),
      );
    expect(await exportOf('stranger@example.org')).toContain('"role":"moderator"');
    expect(await exportOf('stranger@example.org')).not.toContain(operator.id);
    expect(await exportOf('operator@example.org')).not.toContain(stranger.id);
  });

  newRowsTest('are kept for a year, and while the user has the role', async (session) => {
    await give(session, 'stranger@example.org');
    await take(session, moderator.id, 'moderator');
    const apply = (age: string) =>
      act(session, importer, `select * from private.apply_retention(now() + interval '${age}')`);
    const count = async () => (await session.query('select from private.role_changes')).rows.length;
    const before = await count();
    await apply('12 months');
    expect(await count()).toBe(before);
    await apply('12 months 1 second');
    expect(await changesOf(session, stranger.id)).toHaveLength(1);
    expect(await changesOf(session, operator.id)).toHaveLength(1);
    expect(await changesOf(session, moderator.id)).toEqual([]);
  });
});
