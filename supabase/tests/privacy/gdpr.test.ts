import { describe, expect } from 'vitest';
import { erasePerson } from '../../operators/erasePerson.ts';
import type { OperatorDatabase } from '../../operators/openOperatorDatabase.ts';
import { act, attempt } from '../act.ts';
import type { Session } from '../database/Database.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent, ownedEvent, pollIds, untouchedEvent } from '../fillTables.ts';
import { findMentions } from '../findMentions.ts';
import { importer, moderator, operator, owner, stranger, visitor } from '../people.ts';

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
  'public.saved_searches',
  'public.user_actions',
  'public.user_preferences',
  'private.polls',
  'private.weekly_mails',
  'private.poll_people',
  'private.calendar_feeds',
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
  removePicture: null,
  close: async () => {},
});

const bare = (name: string) => name.replace('public.', '');

describe('the data of one person', () => {
  databaseTest('is exported completely: account, every table, pictures', async (session) => {
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    const { rows } = await act(session, importer, `select private.gdpr_export(' OWNER@example.org ') as data`);
    const data = rows[0]?.data as {
      account: object;
      tables: Record<string, unknown[]>;
      pictures: unknown;
      polls: unknown;
    };
    expect(data.account).toMatchObject({ id: owner.id, email, data: { full_name: 'Léa Martin' } });
    expect(data.pictures).toEqual(pictures);
    const filled = Object.entries(data.tables).filter(([, found]) => found.length > 0);
    expect(filled.map(([name]) => bare(name)).sort()).toEqual(
      [...tablesOfOwner, ...tablesOfEmail, 'private.mails', 'private.writes'].map(bare).sort(),
    );
    expect(data.polls).toEqual({
      made: [
        {
          poll_id: pollIds.poll,
          options: [
            { id: pollIds.undated, event_id: untouchedEvent, day: null },
            { id: pollIds.today, event_id: importedEvent, day: expect.any(String) },
          ],
        },
      ],
      answered: [{ poll_id: pollIds.poll, answers: { [pollIds.today]: 'yes' } }],
    });
    expect(JSON.stringify(data)).not.toContain('Zoé');
    expect(JSON.stringify(data)).not.toContain('encrypted_password');
  });

  databaseTest('is exported without the data of other persons', async (session) => {
    await act(session, stranger, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
    const { rows } = await act(session, importer, 'select private.gdpr_export($1) as data', [email]);
    expect(JSON.stringify(rows)).not.toContain(stranger.id);
    const nobody = await act(session, importer, `select private.gdpr_export('nobody@example.org') as data`);
    expect(nobody.rows).toMatchObject([{ data: { account: null, pictures: [], authentication_log: [] } }]);
    expect(JSON.stringify(nobody.rows)).not.toContain(owner.id);
  });

  databaseTest('is exported without the columns that are documented as not visible to that person', async (session) => {
    await session.query(`insert into private.mails (recipient_id, kind, facts) values ($1, 'password', '{}')`, [
      owner.id,
    ]);
    await session.query(
      `insert into auth.sessions (id, user_id, user_agent) values (gen_random_uuid(), $1, 'Firefox')`,
      [owner.id],
    );
    await session.query('insert into private.wrong_codes (user_id) values ($1)', [owner.id]);
    await act(session, operator, `select public.give_role('stranger@example.org', 'moderator')`);
    await session.query(`insert into private.recovery_codes (user_id, hash) values ($1, '\\x00')`, [owner.id]);
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    const { rows: people } = await session.query(`
      select c.relnamespace::regnamespace || '.' || c.relname as relation, about.person_column::text,
        array(
          select a.attname::text from pg_attribute a
          where a.attrelid = about.relation and a.attnum > 0 and not a.attisdropped
            and coalesce(col_description(a.attrelid, a.attnum), '')
              not like '%Not exported to the ' || regexp_replace(about.person_column, '_id$', '') || '%'
          order by a.attname
        ) as promised
      from private.tables_about_people() about join pg_class c on c.oid = about.relation
      where not about.is_by_email
    `);
    for (const { relation, person_column, promised } of people) {
      const found = await session.query(
        `select private.gdpr_export(u.email) -> 'tables' -> $1::text -> 0 as row
         from ${relation} r join auth.users u on u.id = r.${person_column} limit 1`,
        [relation],
      );
      const columns = Object.keys(Object(found.rows[0]?.row));
      expect([relation, person_column, columns.sort()]).toEqual([
        relation,
        person_column,
        (promised as string[]).sort(),
      ]);
    }
    expect(people.length).toBeGreaterThan(10);
  });

  databaseTest('is exported without secrets that give access to the account', async (session) => {
    await session.query(`insert into private.recovery_codes (user_id, hash) values ($1, '\\xc0de')`, [owner.id]);
    const { rows } = await act(session, importer, 'select private.gdpr_export($1) as data', [email]);
    const tables = (rows[0]?.data as { tables?: Record<string, object[]> } | undefined)?.tables ?? {};
    expect(tables['private.recovery_codes']).toEqual([{ user_id: owner.id }]);
    const columns = Object.values(tables).flatMap((found) => found.flatMap((row) => Object.keys(row)));
    expect(columns.filter((name) => /hash|secret|token|password/.test(name))).toEqual([]);
  });

  databaseTest('is exported without the moderator or the creator of an event of the other', async (session) => {
    const exportOf = async (address: string) =>
      JSON.stringify((await act(session, importer, 'select private.gdpr_export($1) as data', [address])).rows);
    expect(await exportOf(email)).toContain('Jeu interdit');
    expect(await exportOf(email)).not.toContain(moderator.id);
    expect(await exportOf('moderator@example.org')).toContain('Jeu interdit');
    expect(await exportOf('moderator@example.org')).not.toContain(owner.id);
  });

  databaseTest('includes the log of sign-ins, which is exported and erased', async (session) => {
    const log = (actor: string, address: string) =>
      session.query(
        `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
         values (gen_random_uuid(), json_build_object('action', 'login', 'actor_id', $1::text, 'traits', json_build_object('user_email', $2::text, 'provider', null)), now(), '192.0.2.7')`,
        [actor, address],
      );
    await log(owner.id, email);
    // An administrator has changed the user.
    await log(stranger.id, email);
    await log(stranger.id, 'stranger@example.org');
    await log(stranger.id, `x${email}`);
    await session.query(
      'insert into auth.flow_state (id, user_id) values (gen_random_uuid(), $1), (gen_random_uuid(), $2)',
      [owner.id, stranger.id],
    );
    const { rows } = await act(session, importer, 'select private.gdpr_export($1) as data', [email]);
    const entry = { action: 'login', created_at: expect.any(String), ip_address: '192.0.2.7' };
    expect(rows[0]?.data).toMatchObject({ authentication_log: [entry, entry] });
    await session.query('delete from storage.objects');
    const { tables } = await erasePerson(asOperator(session), email, null);
    expect(tables).toMatchObject({ 'auth.audit_log_entries': 2, 'auth.flow_state': 1 });
    expect(await findMentions(session, owner.id)).toEqual([]);
    const again = await erasePerson(asOperator(session), email, null);
    expect(again.tables).toMatchObject({ 'auth.audit_log_entries': 0, 'auth.flow_state': 0 });
    const kept = await session.query('select count(*)::integer from auth.audit_log_entries');
    expect(kept.rows).toEqual([{ count: 2 }]);
  });

  databaseTest('is erased from every table, and the pictures are listed', async (session) => {
    await act(session, owner, `insert into public.favorites (event_id) values ('${importedEvent}')`);
    await session.query(
      `update public.events set image = 'https://a.example/event-images/${owner.id}/1.png', image_text = 'Ana' where id = $1`,
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
    const { rows: kept } = await session.query('select image, image_text from public.events where id = $1', [
      ownedEvent,
    ]);
    expect(kept).toEqual([{ image: null, image_text: null }]);
    expect(await findMentions(session, owner.id)).toEqual(['storage.objects']);
    expect(await findMentions(session, email)).toEqual([]);
  });

  databaseTest('includes pictures, which are removed with the API of the storage by bucket', async (session) => {
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

  databaseTest('cannot be erased if the storage refuses, with its status', async (session) => {
    const storage = { url: '', secretKey: '', fetch: async () => new Response('', { status: 503 }) };
    await expect(erasePerson(asOperator(session), email, storage)).rejects.toThrow('503');
  });

  databaseTest('can be erased twice, and the data of other users stays', async (session) => {
    await act(session, stranger, `insert into public.favorites (event_id) values ('${ownedEvent}')`);
    await erasePerson(asOperator(session), email, null);
    await session.query('delete from storage.objects');
    const again = await erasePerson(asOperator(session), email, null);
    expect(again).toMatchObject({ account: null, pictures: [], picturesRemoved: true });
    expect(new Set(Object.values(again.tables))).toEqual(new Set([0]));
    const { rows } = await session.query('select user_id from public.favorites');
    expect(rows).toEqual([{ user_id: stranger.id }]);
  });

  databaseTest('does not include their events, which stay without a creator', async (session) => {
    await erasePerson(asOperator(session), email, null);
    const { rows } = await act(
      session,
      visitor,
      `select title, created_by from public.events where id = '${ownedEvent}'`,
    );
    expect(rows).toEqual([{ title: 'Jazz au Sunset', created_by: null }]);
  });

  databaseTest('cannot be exported or erased by a client', async (session) => {
    for (const person of [owner, visitor]) {
      for (const name of ['gdpr_export', 'gdpr_erase']) {
        expect(await attempt(session, person, `select private.${name}('${email}')`)).toBe('refused');
      }
    }
  });
});
