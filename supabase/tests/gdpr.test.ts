import { describe, expect } from 'vitest';
import { erasePerson } from '../operators/erasePerson.ts';
import type { OperatorDatabase } from '../operators/openOperatorDatabase.ts';
import { act, attempt } from './act.ts';
import type { Session } from './database/Database.ts';
import { databaseTest } from './databaseTest.ts';
import { importedEvent, ownedEvent } from './fillTables.ts';
import { findMentions } from './findMentions.ts';
import { importer, owner, stranger, visitor } from './people.ts';

const email = 'owner@example.org';
const pictures = [{ bucket: 'avatars', path: `${owner.id}/1700000000000.png` }];

const tablesOfOwner = [
  'public.event_interactions',
  'public.event_preferences',
  'public.event_reports',
  'public.event_votes',
  'public.events',
  'public.favorites',
  'public.moderation_decisions',
  'public.profiles',
  'public.purchases',
  'public.user_actions',
  'public.user_preferences',
];
const tablesOfEmail = [
  'public.contact_messages',
  'public.job_applications',
  'public.launch_alerts',
  'public.newsletter_subscriptions',
  'public.support_tickets',
];

const asOperator = (session: Session): OperatorDatabase => ({
  query: async (statement, parameters) => (await act(session, importer, statement, parameters)).rows,
  picturesFolder: null,
  close: async () => {},
});

const bare = (name: string) => name.replace('public.', '');

describe('the data of one person', () => {
  databaseTest('is exported whole: account, every table, pictures', async (session) => {
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    const { rows } = await act(session, importer, `select private.gdpr_export(' OWNER@example.org ') as data`);
    const data = rows[0]?.data as { account: object; tables: Record<string, unknown[]>; pictures: unknown };
    expect(data.account).toMatchObject({ id: owner.id, email, data: { full_name: 'Léa Martin' } });
    expect(data.pictures).toEqual(pictures);
    const filled = Object.entries(data.tables).filter(([, found]) => found.length > 0);
    expect(filled.map(([name]) => bare(name)).sort()).toEqual(
      [...tablesOfOwner, ...tablesOfEmail, 'private.mails', 'private.writes'].map(bare).sort(),
    );
    expect(JSON.stringify(data)).not.toContain('encrypted_password');
  });

  databaseTest('nothing is exported about anybody else', async (session) => {
    await act(session, stranger, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
    const { rows } = await act(session, importer, 'select private.gdpr_export($1) as data', [email]);
    expect(JSON.stringify(rows)).not.toContain(stranger.id);
    const nobody = await act(session, importer, `select private.gdpr_export('nobody@example.org') as data`);
    expect(nobody.rows).toMatchObject([{ data: { account: null, pictures: [] } }]);
    expect(JSON.stringify(nobody.rows)).not.toContain(owner.id);
  });

  databaseTest('is erased until no table says the id or the email; the pictures are listed', async (session) => {
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    await session.query(
      `update public.events set image = 'https://a.example/event-images/${owner.id}/1.png' where id = $1`,
      [ownedEvent],
    );
    await session.query(
      `insert into auth.identities (provider, provider_id, user_id, identity_data) values ('email', $1::text, $1::uuid, jsonb_build_object('email', $2::text))`,
      [owner.id, email],
    );
    expect(await findMentions(session, owner.id)).toEqual(
      expect.arrayContaining(tablesOfOwner.map((name) => expect.stringContaining(bare(name)))),
    );

    const erasure = await erasePerson(asOperator(session), 'Owner@Example.org', null);
    expect(erasure).toMatchObject({ account: owner.id, pictures, picturesRemoved: false });
    expect(await findMentions(session, owner.id)).toEqual(['storage.objects']);
    expect(await findMentions(session, email)).toEqual([]);
  });

  databaseTest('its pictures go through the API of the storage, by bucket', async (session) => {
    const calls: [url: string, body: unknown][] = [];
    const storage = {
      url: 'https://project.example',
      secretKey: 'sb_secret_x',
      fetch: async (url: unknown, init?: RequestInit) => {
        calls.push([`${init?.method} ${url}`, JSON.parse(String(init?.body))]);
        return new Response('[]');
      },
    };
    const erasure = await erasePerson(asOperator(session), email, storage);
    expect(erasure.picturesRemoved).toBe(true);
    expect(calls).toEqual([
      ['DELETE https://project.example/storage/v1/object/avatars', { prefixes: [`${owner.id}/1700000000000.png`] }],
    ]);
  });

  databaseTest('a storage that refuses is said', async (session) => {
    const storage = { url: '', secretKey: '', fetch: async () => new Response('', { status: 503 }) };
    await expect(erasePerson(asOperator(session), email, storage)).rejects.toThrow('503');
  });

  databaseTest('erasing twice finds nothing the second time, and touches nobody else', async (session) => {
    await act(session, stranger, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
    await erasePerson(asOperator(session), email, null);
    await session.query('delete from storage.objects');
    const again = await erasePerson(asOperator(session), email, null);
    expect(again).toMatchObject({ account: null, pictures: [], picturesRemoved: true });
    expect(new Set(Object.values(again.tables))).toEqual(new Set([0]));
    const { rows } = await session.query('select user_id from public.favorites');
    expect(rows).toEqual([{ user_id: stranger.id }]);
  });

  databaseTest('events stay, without their creator', async (session) => {
    await erasePerson(asOperator(session), email, null);
    const { rows } = await act(
      session,
      visitor,
      `select title, created_by from public.events where id = '${ownedEvent}'`,
    );
    expect(rows).toEqual([{ title: 'Jazz au Sunset', created_by: null }]);
  });

  databaseTest('no client exports or erases anybody', async (session) => {
    for (const person of [owner, visitor]) {
      for (const name of ['gdpr_export', 'gdpr_erase']) {
        expect(await attempt(session, person, `select private.${name}('${email}')`)).toBe('refused');
      }
    }
  });
});
