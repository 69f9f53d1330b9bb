import { expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { importer, moderator, operator, owner, visitor } from '../people.ts';

interface Count {
  readonly partner: string;
  readonly shown: number;
  readonly opened: number;
}

const noon = (day: string) => `${day}T12:00:00+01:00`;
const count = (session: Session, counts: readonly Count[], moment: string) =>
  act(session, importer, 'select private.count_partners($1, $2)', [JSON.stringify(counts), moment]);
const read = async (session: Session, name: string, moment: string) =>
  (await act(session, importer, 'select private.read_partner($1, $2) as days', [name, moment])).rows[0]?.days;

databaseTest('the counts of a day add up, and are read once the day is over', async (session) => {
  await count(session, [{ partner: 'Le Progrès', shown: 12, opened: 9 }], noon('2026-12-01'));
  await count(
    session,
    [
      { partner: 'Le Progrès', shown: 1, opened: 1 },
      { partner: 'Le Progrès', shown: 2, opened: 0 },
      { partner: 'Ouest', shown: 99, opened: 0 },
    ],
    '2026-12-01T23:59:59+01:00',
  );
  await count(session, [{ partner: 'Le Progrès', shown: 20, opened: 0 }], '2026-12-02T00:00:00+01:00');
  expect(await read(session, 'Le Progrès', '2026-12-01T23:59:59+01:00')).toEqual([]);
  expect(await read(session, 'Le Progrès', noon('2026-12-02'))).toEqual([{ day: '2026-12-01', shown: 15, opened: 10 }]);
  expect(await read(session, 'Le Progrès', noon('2026-12-03'))).toEqual([
    { day: '2026-12-02', shown: 20, opened: null },
    { day: '2026-12-01', shown: 15, opened: 10 },
  ]);
});

databaseTest('no count below ten is read, and no day without another', async (session) => {
  await count(session, [{ partner: 'A', shown: 10, opened: 9 }], noon('2026-12-01'));
  await count(session, [{ partner: 'A', shown: 9, opened: 10 }], noon('2026-12-02'));
  await count(session, [{ partner: 'A', shown: 9, opened: 9 }], noon('2026-12-03'));
  expect(await read(session, 'A', noon('2026-12-04'))).toEqual([
    { day: '2026-12-02', shown: null, opened: 10 },
    { day: '2026-12-01', shown: 10, opened: null },
  ]);
  expect(await read(session, 'a', noon('2026-12-04'))).toEqual([]);
  expect(await read(session, '%', noon('2026-12-04'))).toEqual([]);
});

databaseTest('a day has at most a thousand names, which are still counted', async (session) => {
  const names = Array.from({ length: 1_200 }, (_, number) => ({ partner: `N${number}`, shown: 10, opened: 0 }));
  const countNames = async () =>
    (await session.query('select count(*)::integer as names from private.partner_days')).rows[0]?.names;
  await count(session, [{ partner: 'Z', shown: 10, opened: 0 }], noon('2026-12-01'));
  await count(session, names, noon('2026-12-01'));
  expect(await countNames()).toBe(1_000);
  await count(session, [...names, { partner: 'Z', shown: 10, opened: 0 }], noon('2026-12-01'));
  expect(await countNames()).toBe(1_000);
  expect(await read(session, 'Z', noon('2026-12-02'))).toEqual([{ day: '2026-12-01', shown: 20, opened: null }]);
  await count(session, [{ partner: 'New', shown: 10, opened: 0 }], noon('2026-12-02'));
  expect(await countNames()).toBe(1_001);
});

databaseTest('a count ends at the greatest number', async (session) => {
  const many = { partner: 'A', shown: 2_147_483_647, opened: 0 };
  await count(session, [many], noon('2026-12-01'));
  await count(session, [many], noon('2026-12-01'));
  expect(await read(session, 'A', noon('2026-12-02'))).toMatchObject([{ shown: 2_147_483_647 }]);
});

databaseTest('only the service writes and reads', async (session) => {
  for (const person of [visitor, owner, moderator, operator])
    for (const statement of [
      `select private.count_partners('[{"partner": "A", "shown": 1, "opened": 1}]')`,
      `select private.read_partner('A')`,
      'select * from private.partner_days',
      `insert into private.partner_days (partner, day) values ('A', '2026-12-01')`,
      'update private.partner_days set shown = 10',
      'delete from private.partner_days',
    ])
      expect(await attempt(session, person, statement), `${person.role}: ${statement}`).toBe('refused');
});

databaseTest('a day is kept for 400 days', async (session) => {
  await count(session, [{ partner: 'A', shown: 10, opened: 0 }], noon('2026-12-01'));
  await act(session, importer, `select private.apply_retention('2028-01-05T12:00:00+01:00')`);
  expect(await read(session, 'A', noon('2028-01-05'))).toHaveLength(1);
  await act(session, importer, `select private.apply_retention('2028-01-06T12:00:00+01:00')`);
  expect(await read(session, 'A', noon('2028-01-06'))).toEqual([]);
});
