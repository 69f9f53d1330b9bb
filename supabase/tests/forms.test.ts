import { describe, expect } from 'vitest';
import { act, attempt } from './act.ts';
import type { Session } from './database/Database.ts';
import { databaseTest } from './databaseTest.ts';
import { owner, visitor } from './people.ts';

const write = (email: string, message = 'Bonjour') => `
  insert into public.contact_messages (name, email, subject, message) values ('Zoé', '${email}', 'Bal', '${message}')
`;
const subscribe = (email: string) =>
  `insert into public.newsletter_subscriptions (email, language) values ('${email}', 'fr')`;

const comeFrom = (session: Session, headers: Record<string, string>) =>
  session.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);

describe('the forms that anyone sends', () => {
  databaseTest(
    'the sixth message of an address within the hour is refused, another address is not',
    async (session) => {
      for (let count = 0; count < 5; count++) await act(session, visitor, write('zoe@example.org'));
      expect(await attempt(session, visitor, write(' ZOE@example.org'.trim()))).toBe('failed PT429');
      expect(await attempt(session, owner, write('zoe@example.org'))).toBe('failed PT429');
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
    },
  );

  databaseTest('a network is held to the same, whatever address it gives', async (session) => {
    await comeFrom(session, { 'x-forwarded-for': '192.0.2.7, 10.0.0.1' });
    for (let count = 0; count < 5; count++) await act(session, visitor, write(`zoe${count}@example.org`));
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
    await comeFrom(session, { 'x-forwarded-for': '192.0.2.8' });
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
  });

  databaseTest('the platform’s own word on the network counts before what a client may write', async (session) => {
    for (let count = 0; count < 5; count++) {
      await comeFrom(session, { 'cf-connecting-ip': '192.0.2.7', 'x-forwarded-for': `198.51.100.${count}` });
      await act(session, visitor, write(`zoe${count}@example.org`));
    }
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
  });

  databaseTest('each form is counted apart, and no address is kept to count them', async (session) => {
    for (let count = 0; count < 5; count++) await act(session, visitor, write('zoe@example.org'));
    expect(await attempt(session, visitor, subscribe('zoe@example.org'))).toBe('allowed');
    const { rows } = await session.query('select octet_length(sender) as length from private.form_submissions');
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([32]));
  });

  databaseTest('subscribing twice is subscribing once, and the answer does not tell', async (session) => {
    await act(session, visitor, subscribe('zoe@example.org'));
    expect(await attempt(session, visitor, subscribe('Zoe@example.org'))).toBe('nothing');
    const { rows } = await session.query(
      `select count(*)::int as count from public.newsletter_subscriptions where lower(email) = 'zoe@example.org'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  for (const [what, statement] of [
    ['an empty message', write('zoe@example.org', '  ')],
    ['a message of 5001 characters', write('zoe@example.org', 'z'.repeat(5001))],
    ['an address that is none', write('zoe')],
    ['an address of 255 characters', write(`${'z'.repeat(243)}@example.org`)],
  ] as const) {
    databaseTest(`${what} is not kept`, async (session) => {
      expect(await attempt(session, visitor, statement)).toBe('failed 23514');
    });
  }

  databaseTest('nobody reads back what they sent', async (session) => {
    expect(await attempt(session, visitor, `${write('zoe@example.org')} returning id`)).toBe('refused');
  });
});
