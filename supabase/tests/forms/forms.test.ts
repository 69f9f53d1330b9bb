import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { laterBy } from '../laterBy.ts';
import { importer, owner, visitor } from '../people.ts';

const literals = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const send = (form: string, ...values: string[]) => `select public.${form}(${literals(values)})`;
const write = (email: string, message = 'Bonjour') => send('submit_contact_message', 'Zoé', email, 'Bal', message);
const apply = (link: string) =>
  send('submit_job_application', 'Zoé', 'zoe@example.org', 'spontaneous', link, 'Bonjour');
const subscribe = (email: string) => send('subscribe_to_newsletter', email, 'fr');

const comeFrom = (session: Session, headers: Record<string, string>) =>
  session.query(`select set_config('request.headers', $1, true)`, [JSON.stringify(headers)]);
const comeThrough = (session: Session, forwarded: string) => comeFrom(session, { 'x-forwarded-for': forwarded });

const sendAll = async (session: Session, statements: readonly string[]) => {
  for (const statement of statements) await act(session, visitor, statement);
};
const emails = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => `zoe${from + index}@example.org`);
const refusalOf = (session: Session, statement: string) =>
  act(session, visitor, statement).then(
    () => 'sent',
    ({ message, hint }: { message: string; hint?: string }) => `${message}. ${hint}`,
  );

describe('the public forms', () => {
  const forms: [form: string, values: string[], table: string, row: Record<string, unknown>][] = [
    [
      'submit_contact_message',
      ['Zoé', 'zoe@example.org', 'Bal', 'Bonjour'],
      'contact_messages',
      { name: 'Zoé', email: 'zoe@example.org', subject: 'Bal', message: 'Bonjour' },
    ],
    [
      'subscribe_to_newsletter',
      ['zoe@example.org', 'es'],
      'newsletter_subscriptions',
      { email: 'zoe@example.org', language: 'es' },
    ],
    [
      'submit_support_ticket',
      ['Zoé', 'Petit', 'zoe@example.org', 'bug', 'low', 'Bal', 'Bonjour'],
      'support_tickets',
      {
        first_name: 'Zoé',
        last_name: 'Petit',
        email: 'zoe@example.org',
        issue_type: 'bug',
        priority: 'low',
        subject: 'Bal',
        description: 'Bonjour',
      },
    ],
    [
      'submit_job_application',
      ['Zoé', 'zoe@example.org', 'spontaneous', ' ', 'Bonjour'],
      'job_applications',
      { name: 'Zoé', email: 'zoe@example.org', position: 'spontaneous', link: null, message: 'Bonjour' },
    ],
    [
      'request_launch_alert',
      ['zoe@example.org', 'android'],
      'launch_alerts',
      { email: 'zoe@example.org', platform: 'android' },
    ],
  ];
  for (const [form, values, table, row] of forms) {
    databaseTest(`${form} stores the values and returns no data`, async (session) => {
      for (const person of [visitor, owner]) {
        const { rows } = await act(session, person, send(form, ...values));
        expect(rows.map((answer) => Object.values(answer).filter(Boolean))).toEqual([[]]);
      }
      const stored = await session.query(`select * from public.${table} where email = 'zoe@example.org' limit 1`);
      expect(stored.rows).toMatchObject([row]);
    });
  }

  for (const link of ['https://exemple.fr/zoe', 'http://exemple.fr', 'HTTP://exemple.fr'])
    databaseTest(`an application with the link ${link} is stored`, async (session) => {
      await act(session, visitor, apply(link));
      const { rows } = await session.query(`select link from public.job_applications where email = 'zoe@example.org'`);
      expect(rows).toEqual([{ link }]);
    });

  databaseTest('a repeated subscription or alert is stored once, with the same answer', async (session) => {
    const answers = [];
    for (const email of ['zoe@example.org', 'Zoe@example.org', 'owner@example.org']) {
      answers.push(await act(session, visitor, subscribe(email)));
      answers.push(await act(session, visitor, send('request_launch_alert', email, 'ios')));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(Object.values(answer.rows[0] ?? {})))).size).toBe(1);
    for (const table of ['newsletter_subscriptions', 'launch_alerts']) {
      const { rows } = await session.query(`select lower(email) as email from public.${table} order by 1`);
      expect(rows).toEqual([{ email: 'owner@example.org' }, { email: 'zoe@example.org' }]);
    }
  });

  for (const [what, statement] of [
    ['an empty message', write('zoe@example.org', '  ')],
    ['an invisible message', write('zoe@example.org', '\u200B')],
    ['a message of 5001 characters', write('zoe@example.org', 'z'.repeat(5001))],
    ['an invalid email', write('zoe')],
    ['an email of 255 characters', write(`${'z'.repeat(243)}@example.org`)],
    ['a link that is a script', apply('javascript:alert(1)')],
    ['a link with data', apply('data:text/html,hello')],
    ['a link without a scheme', apply('www.exemple.fr')],
    ['a link that hides its host', apply('https://exemple.fr@other.example')],
    ['an unknown language', send('subscribe_to_newsletter', 'zoe@example.org', 'latin')],
  ] as const) {
    databaseTest(`${what} is refused`, async (session) => {
      expect(await attempt(session, visitor, statement)).toBe('failed 23514');
    });
  }

  databaseTest(
    'the line end of a form without scripts becomes one character, and similar texts stay',
    async (session) => {
      await act(
        session,
        visitor,
        String.raw`select public.submit_contact_message('Zoé', 'zoe@example.org', 'Bal', E'a\r\nb' || '\r\n' || E'\\r\n')`,
      );
      const { rows } = await session.query(`select message from public.contact_messages where name = 'Zoé'`);
      expect(rows).toEqual([{ message: 'a\nb\\r\\n\\r\n' }]);
    },
  );

  databaseTest(
    'a form cannot be stored in its table directly, or in another table through the private function',
    async (session) => {
      for (const person of [visitor, owner]) {
        const insert = `insert into public.newsletter_subscriptions (email, language) values ('a@example.org', 'fr')`;
        expect(await attempt(session, person, insert)).toBe('refused');
        expect(
          await attempt(session, person, `select private.store_form('events', '{"email": "a@example.org"}')`),
        ).toBe('failed 22023');
      }
    },
  );
});

describe('the limit of forms', () => {
  databaseTest(
    'is five an hour from a network for any email addresses, and other networks are free',
    async (session) => {
      await comeThrough(session, '192.0.2.7');
      await sendAll(
        session,
        emails(5).map((email) => write(email)),
      );
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
      expect(await refusalOf(session, write('max@example.org'))).toMatch(
        /^This form was sent 5 times within the hour\. Try again in \d{1,4} seconds\.$/,
      );
      await comeThrough(session, '192.0.2.8');
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
      await comeThrough(session, '192.0.2.7');
      await laterBy(session, '1 hour');
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
    },
  );

  databaseTest('counts each form separately', async (session) => {
    await comeThrough(session, '192.0.2.7');
    await sendAll(
      session,
      emails(5).map((email) => write(email)),
    );
    expect(await attempt(session, visitor, subscribe('max@example.org'))).toBe('allowed');
  });

  const sameNetwork: [what: string, first: string, second: string][] = [
    ['two addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'],
    ['an address of IPv6 in two spellings', '2001:DB8::1', '2001:0db8:0:0:0:0:0:2'],
    ['an address of IPv4 in one of IPv6', '192.0.2.7', '::ffff:192.0.2.7'],
    ['an address with its port', '192.0.2.7', '192.0.2.7:50123'],
    ['an address of IPv6 with its port', '2001:db8::1', '[2001:db8::1]:50123'],
    ['other entries on the left', '198.51.100.1, 192.0.2.7', '203.0.113.9, 8.8.8.8,192.0.2.7'],
  ];
  for (const [what, first, second] of sameNetwork) {
    databaseTest(`counts one network for ${what}`, async (session) => {
      await comeThrough(session, first);
      await sendAll(
        session,
        emails(5).map((email) => write(email)),
      );
      await comeThrough(session, second);
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
    });
  }

  const otherNetworks: [what: string, first: string, second: string][] = [
    ['two neighbours of IPv4', '192.0.2.7', '192.0.2.8'],
    ['two networks of IPv6', '2001:db8:1:2::1', '2001:db8:1:3::1'],
  ];
  for (const [what, first, second] of otherNetworks) {
    databaseTest(`counts two networks for ${what}`, async (session) => {
      await comeThrough(session, first);
      await sendAll(
        session,
        emails(5).map((email) => write(email)),
      );
      await comeThrough(session, second);
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
    });
  }

  databaseTest('only a server with the secret key can set the sender of a form', async (session) => {
    const named = { 'x-forwarded-for': '192.0.2.1', 'x-lively-client': '192.0.2.7' };
    await comeFrom(session, named);
    for (const email of emails(5)) await act(session, importer, write(email));
    expect(await attempt(session, importer, write('max@example.org'))).toBe('failed PT429');
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
    await comeFrom(session, { ...named, 'x-lively-client': '192.0.2.8' });
    expect(await attempt(session, importer, write('max@example.org'))).toBe('allowed');
    await comeThrough(session, '192.0.2.7');
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
  });

  databaseTest('the second entry from the right counts behind two proxies', async (session) => {
    await session.query('update private.settings set trusted_proxies = 2');
    for (const [index, email] of emails(5).entries()) {
      await comeThrough(session, `198.51.100.${index}, 192.0.2.7, 10.0.0.${index}`);
      await act(session, visitor, write(email));
    }
    await comeThrough(session, '192.0.2.7, 10.0.0.9');
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
  });

  databaseTest('a header of the platform counts only if the settings contain it', async (session) => {
    const headers = (client: string) => ({ 'cf-connecting-ip': client, 'x-forwarded-for': '192.0.2.7' });
    for (const [index, email] of emails(5).entries()) {
      await comeFrom(session, headers(`198.51.100.${index}`));
      await act(session, visitor, write(email));
    }
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('failed PT429');
    await session.query(`update private.settings set client_ip_header = 'cf-connecting-ip'`);
    expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
  });

  for (const [what, headers] of [
    ['no header', {}],
    ['an empty header', { 'x-forwarded-for': '' }],
    ['a header without an address', { 'x-forwarded-for': 'unknown' }],
  ] as const) {
    databaseTest(`${what} slows all senders down together and locks out no sender`, async (session) => {
      await comeFrom(session, headers);
      await sendAll(
        session,
        emails(60).map((email) => write(email)),
      );
      expect(await refusalOf(session, write('max@example.org'))).toContain('Try again in 1 seconds.');
      await laterBySeconds(session, 1);
      expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
    });
  }

  const sameMailbox = ['ZOE@example.org', 'zoe+1@example.org', 'z.o.e@example.org', 'z.oe+bal@EXAMPLE.org'];
  for (const email of sameMailbox) {
    databaseTest(
      `${email} is the mailbox of zoe@example.org, which slows down and is never locked out`,
      async (session) => {
        for (let count = 0; count < 5; count++) {
          await comeThrough(session, `192.0.2.${count}`);
          await act(session, visitor, write('zoe@example.org'));
        }
        await comeThrough(session, '192.0.2.9');
        expect(await refusalOf(session, write(email))).toContain('Try again in 10 seconds.');
        expect(await attempt(session, visitor, write('max@example.org'))).toBe('allowed');
        await laterBySeconds(session, 10);
        expect(await attempt(session, visitor, write(email))).toBe('allowed');
      },
    );
  }

  databaseTest('the counts contain neither addresses nor networks', async (session) => {
    await comeThrough(session, '192.0.2.7');
    await act(session, visitor, write('zoe@example.org'));
    const { rows } = await session.query('select octet_length(sender) as length from private.form_submissions');
    expect(rows).toEqual([{ length: 32 }, { length: 32 }]);
  });
});

/** Moves submissions back in time within the same hour, so that the counts stay. */
const laterBySeconds = (session: Session, seconds: number) =>
  session.query(`update private.form_submissions set latest = latest - $1 * interval '1 second'`, [seconds]);
