import { describe, expect } from 'vitest';
import { attemptLimits } from '../../../packages/server/src/backend/auth/Attempts.ts';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { importer } from '../people.ts';

async function admit(session: Session, kinds: string[], names: string[]) {
  const { rows } = await session.query('select to_jsonb(private.admit_attempts($1, $2)) as answer', [kinds, names]);
  return rows[0]?.answer as { seconds: number; ids: number[] };
}
async function countRows(session: Session, kind = '%'): Promise<number> {
  const statement = 'select count(*)::integer as count from private.attempts where kind like $1';
  const { rows } = await session.query(statement, [kind]);
  return Number(rows[0]?.count);
}

describe('attempts', () => {
  databaseTest('an address allows ten passwords in 15 minutes, and other addresses are free', async (session) => {
    const kinds = ['password of address', 'password of network'];
    for (let count = 0; count < 10; count++) expect((await admit(session, kinds, ['a', 'network'])).seconds).toBe(0);
    const refused = await admit(session, kinds, ['a', 'network']);
    expect(refused.seconds).toBeGreaterThan(14 * 60);
    expect(refused.seconds).toBeLessThanOrEqual(15 * 60);
    expect(refused.ids).toEqual([]);
    expect(await countRows(session)).toBe(20);
    expect((await admit(session, kinds, ['b', 'network'])).seconds).toBe(0);
    await session.query("select private.forget_attempts('password of address', 'a')");
    expect((await admit(session, kinds, ['a', 'network'])).seconds).toBe(0);
  });

  databaseTest('a returned attempt does not count, and expired attempts are deleted by later ones', async (session) => {
    for (let count = 0; count < 30; count++) {
      const { seconds, ids } = await admit(session, ['code of network'], ['network']);
      expect(seconds).toBe(0);
      await session.query('delete from private.attempts where id = any ($1)', [ids]);
    }
    for (const name of ['a', 'b', 'c']) await admit(session, ['mail'], [name]);
    expect((await admit(session, ['mail'], ['a'])).seconds).toBeGreaterThan(50);
    await session.query("update private.attempts set made_at = made_at - interval '1 minute'");
    expect((await admit(session, ['mail'], ['a'])).seconds).toBe(0);
    expect(await countRows(session)).toBe(1);
  });

  databaseTest('the number of attempts is limited, and one kind does not remove those of another', async (session) => {
    await admit(session, ['code'], ['']);
    await session.query(`
      insert into private.attempts (kind, sender, made_at)
      select 'mail', sha256(number::text::bytea), clock_timestamp() from generate_series(1, 100500) as number`);
    for (let count = 0; count < 100; count++) await admit(session, ['mail'], [`name ${count}`]);
    expect(await countRows(session)).toBeLessThanOrEqual(100_101);
    expect(await countRows(session, 'code')).toBe(1);
  });

  databaseTest('the server has the same limits, and clients can neither read nor count attempts', async (session) => {
    const { rows } = await session.query(
      // Only the database counts polls and calendars.
      `select kind, most, extract(epoch from period)::integer as seconds from private.attempt_limits
       where kind not like 'poll%' and kind not like 'calendar%' and kind not like 'recovery%'`,
    );
    const known = rows.map(({ kind, most, seconds }) => [kind, { limit: most, window: Number(seconds) * 1000 }]);
    expect(Object.fromEntries(known)).toEqual(attemptLimits);
    await act(session, importer, 'select kind from private.attempt_limits');
    await expect(act(session, importer, 'select secret from private.signing_secret')).rejects.toThrow(
      'permission denied',
    );
  });
});
