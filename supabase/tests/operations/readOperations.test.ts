import { describe, expect } from 'vitest';
import { addFactor, openSession } from '../accounts/factors.ts';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { moderator, operator, owner, type Person, stranger, visitor } from '../people.ts';

interface Operations {
  readonly moment: number;
  readonly mails: object;
  readonly oldestMail: number;
  readonly runs: readonly object[];
  readonly refused: Readonly<Record<string, readonly object[]>>;
  readonly quotas: readonly object[];
  readonly sources: readonly object[];
  readonly staff: readonly object[];
  readonly changes: readonly object[];
  readonly servers: number;
  readonly replicas: readonly object[];
}

const read = async (session: Session, person: Person): Promise<unknown> =>
  (await act(session, person, 'select public.read_operations() as read')).rows[0]?.read;
const readAsOperator = async (session: Session) => (await read(session, operator)) as Operations;

describe('read_operations', () => {
  databaseTest('answers only an operator with a second factor', async (session) => {
    const half = await openSession(session, operator, 'aal1');
    await expect(read(session, visitor)).rejects.toMatchObject({ code: '42501' });
    for (const person of [owner, moderator, { role: half.role, id: half.id } as const])
      expect(await read(session, person)).toBeNull();
    expect(await readAsOperator(session)).toMatchObject({ servers: 0, replicas: [], quotas: [] });
  });

  databaseTest('contains the mails, the runs and the refused records', async (session) => {
    await session.query('delete from private.mails');
    await session.query(
      `insert into private.mails (recipient_id, kind, facts, tries, due_at) values
        ($1, 'password', '{}', 0, now() - interval '5 minutes'), ($1, 'password', '{}', 6, now())`,
      [owner.id],
    );
    const refused = [{ id: '7', title: 'Bal', reason: 'it has no city' }];
    await session.query(`insert into private.host_runs (kind, source, facts) values ('import', 'records.json', $1)`, [
      JSON.stringify({ records: 9, problems: 1, refused }),
    ]);
    await session.query(`insert into private.host_runs (kind) values ('backup')`);
    const { moment, ...operations } = await readAsOperator(session);
    expect(operations).toMatchObject({
      mails: { due: 1, waiting: 0, failed: 1 },
      oldestMail: 300,
      runs: [
        { kind: 'backup', source: '', finishedAt: moment, facts: {} },
        { kind: 'import', source: 'records.json', finishedAt: moment, facts: { records: 9, problems: 1 } },
      ],
      refused: { 'records.json': refused },
    });
  });

  databaseTest('contains each source once with each of its licences', async (session) => {
    await session.query(`
      update public.events set licence = 'Licence Ouverte 2.0' where source = 'openagenda';
    `);
    await session.query(`
      insert into public.events (title, category, location, source, source_uid, licence) values
        ('Bal', 'music', 'Nice', 'openagenda', '3', null),
        ('Bal', 'music', 'Nice', 'openagenda', '4', 'ODbL 1.0'),
        ('Bal', 'music', 'Nice', 'datatourisme', '1', 'Licence Ouverte 2.0'),
        ('Bal', 'music', 'Nice', 'datatourisme', '2', 'Licence Ouverte 2.0')
    `);
    expect((await readAsOperator(session)).sources).toEqual([
      { source: 'datatourisme', licence: 'Licence Ouverte 2.0' },
      { source: 'openagenda', licence: null },
      { source: 'openagenda', licence: 'Licence Ouverte 2.0' },
      { source: 'openagenda', licence: 'ODbL 1.0' },
    ]);
  });

  databaseTest('contains the staff, the authors of the roles, and users without a second factor', async (session) => {
    await addFactor(session, moderator);
    await act(session, operator, `select public.give_role('owner@example.org', 'moderator')`);
    const { staff, changes } = await readAsOperator(session);
    expect(staff).toMatchObject([
      { email: 'operator@example.org', name: null, role: 'operator', author: null, isByHost: true, hasFactor: false },
      { email: 'moderator@example.org', role: 'moderator', isByHost: true, hasFactor: true },
      {
        userId: owner.id,
        email: 'owner@example.org',
        name: expect.any(String),
        role: 'moderator',
        author: 'operator@example.org',
        isByHost: false,
        hasFactor: false,
      },
    ]);
    expect(changes[0]).toMatchObject({ role: 'moderator', isGiven: true, author: 'operator@example.org' });
  });

  databaseTest('does not identify users who have reached a limit', async (session) => {
    await session.query(
      `insert into private.writes (user_id, kind, written_at, count) values ($1, 'event_reports', now(), 5)`,
      [stranger.id],
    );
    const { quotas, ...rest } = await readAsOperator(session);
    expect(quotas).toEqual([{ scope: 'writes', kind: 'event_reports', most: 5, period: 60, senders: 1 }]);
    expect(JSON.stringify([quotas, rest])).not.toContain(stranger.id);
  });
});
