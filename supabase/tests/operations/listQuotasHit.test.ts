import { describe, expect } from 'vitest';
import { act } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { owner, stranger, visitor } from '../people.ts';

const list = async (session: Session, later = '0 seconds') =>
  (
    await session.query(
      `select scope, kind, most, senders::integer from private.list_quotas_hit(clock_timestamp() + interval '${later}')`,
    )
  ).rows;

describe('the reached limits', () => {
  databaseTest('contain attempts that would be refused, until their period ends', async (session) => {
    const attempt = (name: string) => session.query(`select private.admit_attempts('{mail}', array[$1])`, [name]);
    for (const name of ['a@example.org', 'b@example.org']) await attempt(name);
    for (let number = 0; number < 9; number += 1)
      await session.query(`select private.admit_attempts('{"password of address"}', '{a@example.org}')`);
    expect(await list(session)).toEqual([{ scope: 'attempts', kind: 'mail', most: 1, senders: 2 }]);
    expect(await list(session, '61 seconds')).toEqual([]);
  });

  databaseTest('contain the writes of an account, summed within their period', async (session) => {
    await session.query(
      `insert into private.writes (user_id, kind, written_at, count) values
        ($1, 'event_reports', now(), 3), ($1, 'event_reports', now() - interval '10 seconds', 2),
        ($2, 'event_reports', now(), 4), ($2, 'event_reports', now() - interval '2 minutes', 4)`,
      [owner.id, stranger.id],
    );
    expect(await list(session)).toEqual([{ scope: 'writes', kind: 'event_reports', most: 5, senders: 1 }]);
  });

  databaseTest('contain forms by sender and hour, and unknown networks with their own limit', async (session) => {
    const send = (email: string) => act(session, visitor, `select public.subscribe_to_newsletter('${email}', 'fr')`);
    const maxCountOf = async (sender: string) =>
      (await session.query('select most from private.form_limits where sender = $1', [sender])).rows[0]?.most;
    expect([await maxCountOf('address'), await maxCountOf('unknown network')]).toEqual([5, 60]);
    await session.query(`update private.form_limits set pause = '0 seconds'`);
    for (let number = 0; number < 4; number += 1) await send('one@example.org');
    for (let number = 0; number < 4; number += 1) await send('two@example.org');
    expect(await list(session)).toEqual([]);
    await send('one@example.org');
    expect(await list(session)).toEqual([{ scope: 'forms', kind: 'newsletter_subscriptions', most: 5, senders: 1 }]);
  });

  databaseTest('contain sign-ups by network, and all unknown networks together', async (session) => {
    await session.query(`update private.sign_up_limits set max = case when is_known then 2 else 3 end`);
    const signUp = (address: string | null) => session.query('select private.admit_sign_up($1)', [address]);
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2', null, null]) await signUp(address);
    const known = { scope: 'sign-ups', kind: 'network', most: 2, senders: 1 };
    expect(await list(session)).toEqual([known, known]);
    await signUp(null);
    expect(await list(session)).toEqual([known, known, { ...known, kind: 'unknown network', most: 3 }]);
  });
});
