import { afterAll, describe, expect, test } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { testDatabase } from '../database/testDatabase.ts';
import { databaseTest } from '../databaseTest.ts';
import { importer, owner, visitor } from '../people.ts';

const signUpFrom = (session: Session, address: string | null) =>
  act(session, importer, 'select private.admit_sign_up($1)', [address]).then(
    () => 'made' as const,
    ({ code, detail }: { code: string; detail: string }) => [code, Number(detail)] as const,
  );
const laterBy = (session: Session, interval: string) =>
  session.query('update private.sign_ups set made_at = made_at - $1::interval', [interval]);

describe('sign-ups', () => {
  databaseTest('a network can create ten accounts an hour, and the refusal contains the wait', async (session) => {
    for (let count = 0; count < 10; count++) expect(await signUpFrom(session, '192.0.2.1')).toBe('made');
    await laterBy(session, '59 minutes');
    const [code, seconds] = (await signUpFrom(session, '192.0.2.1')) as [string, number];
    expect(code).toBe('PT429');
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
    await laterBy(session, '1 minute');
    expect(await signUpFrom(session, '192.0.2.1')).toBe('made');
  });

  databaseTest('a network can create thirty accounts a day', async (session) => {
    for (let count = 0; count < 30; count++) {
      expect(await signUpFrom(session, '192.0.2.1')).toBe('made');
      await laterBy(session, '7 minutes');
    }
    await laterBy(session, '2 hours');
    const [code, seconds] = (await signUpFrom(session, '192.0.2.1')) as [string, number];
    expect([code, seconds > 18 * 3600, seconds < 19 * 3600]).toEqual(['PT429', true, true]);
  });

  databaseTest('the addresses of an IPv6 network count together, and other networks separately', async (session) => {
    const writtenOtherwise = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '[2001:db8:1:2::7]:443', '2001:db8:1:2::/64'];
    for (let count = 0; count < 10; count++) await signUpFrom(session, writtenOtherwise[count % 4] ?? '');
    expect(await signUpFrom(session, '2001:db8:1:2:3::4')).toMatchObject(['PT429', expect.any(Number)]);
    expect(await signUpFrom(session, '2001:db8:1:3::1')).toBe('made');
    for (let count = 0; count < 10; count++) await signUpFrom(session, count % 2 ? '192.0.2.1' : '::ffff:192.0.2.1');
    expect(await signUpFrom(session, '192.0.2.1:8080')).toMatchObject(['PT429', expect.any(Number)]);
    expect(await signUpFrom(session, '192.0.2.2')).toBe('made');
  });

  databaseTest('clients of unknown networks can create sixty accounts an hour together', async (session) => {
    const unknown = [null, '', 'unknown'];
    for (let count = 0; count < 60; count++) expect(await signUpFrom(session, unknown[count % 3] ?? null)).toBe('made');
    expect(await signUpFrom(session, '')).toMatchObject(['PT429', expect.any(Number)]);
    expect(await signUpFrom(session, '192.0.2.1')).toBe('made');
  });

  databaseTest('addresses are stored as hashes for a day', async (session) => {
    await signUpFrom(session, '192.0.2.1');
    const { rows } = await session.query('select encode(network, $1) as network from private.sign_ups', ['escape']);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
    await session.query(`select private.apply_retention(now() + interval '1 day 1 minute')`);
    expect((await session.query('select from private.sign_ups')).rows).toEqual([]);
  });

  databaseTest('the hook of a hosted project returns an error and never fails', async (session) => {
    const call = async (event: object) =>
      (await session.query('select private.before_user_created($1) as answer', [JSON.stringify(event)])).rows[0]
        ?.answer;
    const eventOf = (email: string) => ({
      metadata: { name: 'before-user-created', ip_address: '192.0.2.1' },
      user: { email },
    });
    for (let count = 0; count < 10; count++) expect(await call(eventOf(`a${count}@b.fr`))).toEqual({});
    expect(await call(eventOf('a@b.fr'))).toEqual({
      error: { http_code: 429, message: 'At most 10 accounts are made from one network within 01:00:00' },
    });
    expect(await call({})).toEqual({});
  });

  databaseTest('no client can count a sign-up for another', async (session) => {
    for (const person of [visitor, owner]) {
      expect(await attempt(session, person, `select private.admit_sign_up('192.0.2.1')`)).toBe('refused');
      expect(await attempt(session, person, `select private.before_user_created('{}')`)).toBe('refused');
    }
  });
});

describe('simultaneous sign-ups', () => {
  afterAll(() =>
    testDatabase.inTransaction('commit', async (session) => void (await session.query('delete from private.sign_ups'))),
  );

  test('thirty at once create ten accounts', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () =>
        testDatabase
          .inTransaction('commit', (session) => session.query(`select private.admit_sign_up('198.51.100.9')`))
          .then(
            () => 'made',
            ({ code }: { code: string }) => code,
          ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'PT429')).toHaveLength(20);
  });
});

describe('the hook of a hosted project', () => {
  const call = async (session: Session, email: string, ip_address: string) => {
    const event = JSON.stringify({ metadata: { ip_address }, user: { email } });
    const { rows } = await session.query('select private.before_user_created($1::jsonb) as answer', [event]);
    return rows[0]?.answer as { error?: { http_code: number; message: string } };
  };

  databaseTest('lets a mailbox have three accounts a day under any aliases, from any networks', async (session) => {
    const aliases = ['box', 'box+1', 'b.o.x', 'BOX+2', 'box+3'];
    const answers = [];
    for (const [index, name] of aliases.entries())
      answers.push((await call(session, `${name}@gmail.com`, `192.0.2.${index}`)).error?.http_code);
    expect(answers).toEqual([undefined, undefined, undefined, 429, 429]);
    expect((await call(session, 'other@gmail.com', '192.0.2.9')).error).toBeUndefined();
  });

  databaseTest('refuses an address that mail software reads as another one', async (session) => {
    expect((await call(session, 'a<box@gmail.com', '192.0.2.1')).error?.http_code).toBe(400);
    expect((await call(session, '', '192.0.2.1')).error).toBeUndefined();
  });

  databaseTest('does not count an account that the limit of the network refuses', async (session) => {
    for (let count = 0; count < 10; count++) await call(session, `box${count}@gmail.com`, '192.0.2.1');
    for (let count = 0; count < 5; count++)
      expect((await call(session, 'box@gmail.com', '192.0.2.1')).error?.http_code).toBe(429);
    expect((await call(session, 'box@gmail.com', '192.0.2.2')).error).toBeUndefined();
  });
});
