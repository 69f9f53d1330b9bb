import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { act } from '../act.ts';
import type { Database, Session } from '../database/Database.ts';
import { openOwnDatabase } from '../database/openOwnDatabase.ts';
import {
  calendarToken,
  fillTables,
  importedEvent,
  ownedEvent,
  pollIds,
  pollTokens,
  reportedEvent,
  savedSearch,
  today,
  untouchedEvent,
  weeklyToken,
} from '../fillTables.ts';
import { moderator, operator, owner, type Person, stranger, visitor } from '../people.ts';
import { acceptedArguments } from './argumentArbitraries.ts';

/** A number of events at which an index is cheaper than a scan: `events` has 800 pages. `LONG=1` uses more. */
const eventCount = process.env.LONG ? 50_000 : 10_000;
const largeTables = ['events', 'event_listings', 'event_projections', 'event_timings'];

const filters = {
  nothing: '',
  words: `"text" => 'jazz été'`,
  frequentWord: `"text" => 'jardins'`,
  letter: `"text" => 'j'`,
  unknownWord: `"text" => 'zzzqq'`,
  city: `city => 'Lyon'`,
  commune: `commune => '75056'`,
  radius: `commune => '69123', radius_km => 20`,
  areas: `areas => 'IDF,69'`,
  box: `box => '4.6,45.6,5.1,45.9'`,
  category: `category => 'music'`,
  topics: `topics => 'jazz,theatre'`,
  without: `without => '{culture,jazz}'`,
  tonight: `date_filter => 'tonight'`,
  range: `first_day => ${today} + 3, last_day => ${today} + 9`,
  price: `max_price => 10`,
  access: `access => 'mobility'`,
};
const exploreCalls = [
  ...[filters.nothing, filters.areas, filters.radius, filters.words, filters.tonight].map((filter) =>
    [filter, 'map => true'].filter(Boolean).join(', '),
  ),
  ...Object.values(filters).flatMap((filter) =>
    ['popularity', 'score', 'distance', 'date', 'price'].map((sort) =>
      [filter, `sort => '${sort}'`].filter(Boolean).join(', '),
    ),
  ),
  ...fc.sample(acceptedArguments, { numRuns: 40, seed: 61 }).map((given) =>
    Object.entries(given)
      .map(([name, value]) => `"${name}" => '${String(value).replaceAll("'", "''")}'`)
      .join(', '),
  ),
];

const organizer = `'${pollTokens.organizer}'`;
/** The token of a private calendar of the saved search. */
const searchToken = 's'.repeat(43);

/** Lists of SQL arguments for every function of the API. Visitors and users each run half of them, or all with `LONG=1`. */
const calls: Readonly<Record<string, readonly string[]>> = {
  answer_poll: [
    `'${pollTokens.friends}', 'Zoé', '{"${pollIds.today}": "no"}', '${pollIds.guest}', '${pollTokens.answer}'`,
  ],
  count_recovery_codes: [''],
  create_calendar_feed: [`'favorites', '${'n'.repeat(43)}'`, `'search', '${'n'.repeat(43)}', '${savedSearch}'`],
  create_poll: [
    `'${'n'.repeat(43)}', ('[{"event_id": "${untouchedEvent}"}, {"event_id": "${importedEvent}", "day": "' || ${today} || '"}]')::jsonb`,
  ],
  create_recovery_codes: [''],
  delete_account: [''],
  delete_poll: [organizer],
  edit_poll_options: [`${organizer}, '[{"event_id": "${reportedEvent}"}]', '{${pollIds.undated}}'`],
  end_other_sessions: [''],
  end_poll: [organizer],
  end_weekly_mail: [`'${weeklyToken}'`],
  end_session: [`'${ownedEvent}'`],
  explore_events: exploreCalls,
  export_polls: [''],
  find_new_events: [''],
  give_role: [`'stranger@example.org', 'moderator'`],
  is_event_removed: [`event_id => '${ownedEvent}'`, 'numeric_id => 17'],
  list_calendar_entries: [`'{${importedEvent}, ${ownedEvent}}'`],
  list_calendar_feeds: [''],
  list_changes: [''],
  list_events_of_source: [
    `'{}', venue => 'Salle 12'`,
    `'{"city": "Paris", "date_filter": "weekend"}', 'salle 12'`,
    `'{"text": "jazz"}', organizer => 'Phares et Balises'`,
  ],
  list_moderation_queue: [''],
  list_sessions: [''],
  moderate_event: [`'${reportedEvent}', 'hidden', 'scam', 'Arnaque'`],
  organize_poll: [organizer],
  read_calendar_feed: [`'${calendarToken}'`, `'${searchToken}'`, `'${'x'.repeat(43)}'`],
  read_operations: [''],
  read_poll: [`'${pollTokens.friends}'`],
  recommendation_candidates: [`near => 'Paris'`, `near => 'Nice'`, ''],
  renew_poll_link: [`${organizer}, 1`],
  replace_event_preferences: [`'[{"category": "concert", "subcategory": "jazz"}]'`],
  replace_user_preferences: [`'{Jazz}'`],
  request_launch_alert: [`'reader@example.org', 'ios'`],
  restore_reported_events: [`'Signalements sans fondement'`],
  retry_failed_mails: [''],
  revoke_calendar_feed: [`'favorites'`, `'search', '${savedSearch}'`],
  see_changes: [`'{${reportedEvent}}', '{1}'`],
  submit_contact_message: [`'Léa', 'reader@example.org', 'Bal', 'Bonjour'`],
  submit_job_application: [`'Léa', 'reader@example.org', 'spontaneous', null, 'Bonjour'`],
  submit_support_ticket: [`'Léa', 'Martin', 'reader@example.org', 'bug', 'low', 'Bal', 'Bonjour'`],
  subscribe_to_newsletter: [`'reader@example.org', 'fr'`],
  suggest_searches: ['ja', 'jard', 'concert', 'noë', 'marché de no', 'salle 12', 'zzzqq', '75', '19'].map(
    (text) => `'${text}'`,
  ),
  take_role: [`'${moderator.id}', 'moderator'`],
  use_recovery_code: [`'0123-4567-89ab-cdef'`],
  withdraw_answers: [`'${pollTokens.friends}', '${pollTokens.answer}'`],
};

let database: Database;

beforeAll(async () => {
  database = await openOwnDatabase();
  const script = await readFile(resolve(import.meta.dirname, '../../bench/makeEvents.sql'), 'utf8');
  await database.inTransaction('commit', async (session) => {
    await session.run(script.replaceAll('{count}', String(eventCount)));
    await session.run('analyze');
  });
});

afterAll(() => database?.close());

test.each([
  ['a visitor', visitor, /./],
  ['a user', owner, /./],
  ['a moderator', moderator, /moderat/],
  ['an operator', operator, /operations|role|mails/],
] as const)('no call of the API by %s scans a large table', (_, person, chosen) =>
  database.inTransaction('rollback', async (session) => {
    await fillTables(session);
    await session.run(`
      delete from storage.objects;
      insert into private.calendar_feeds (user_id, kind, search_id, token_hash)
        values ('${owner.id}', 'search', '${savedSearch}', private.hash_link_token('${searchToken}'));
      insert into public.event_reports (user_id, event_id, reason)
        select '${stranger.id}', id, 'scam' from public.events order by id limit 50;
      update public.events set publication = 'waiting' where id in (select id from public.events order by id desc limit 50);
    `);
    const names = (await listFunctions(session, person)).filter((name) => chosen.test(name));
    expect(names.filter((name) => !calls[name])).toEqual([]);
    const scanned: unknown[] = [];
    for (const name of names)
      for (const [index, given] of (calls[name] ?? []).entries()) {
        if (name === 'explore_events' && !process.env.LONG && index % 2 !== Number(person === owner)) continue;
        const tables = await listScannedTables(session, person, `select public.${name}(${given})`);
        if (tables.length) scanned.push([name, given, tables]);
      }
    expect(scanned).toEqual([]);
  }),
);

/** Lists the functions of the API that a person may call. */
async function listFunctions(session: Session, { role }: Person): Promise<readonly string[]> {
  const { rows } = await session.query(
    `select proname as name from pg_proc p
     where pronamespace = 'public'::regnamespace and has_function_privilege($1, p.oid, 'execute') order by 1`,
    [role],
  );
  return rows.map(({ name }) => name as string);
}

/** Lists the large tables that a statement reads completely. Its effects are undone. */
async function listScannedTables(session: Session, person: Person, statement: string): Promise<readonly string[]> {
  await session.query('savepoint call');
  const before = await countScans(session);
  await act(session, person, statement).catch((error: { code?: string }) => {
    // Some calls are refused: only moderators decide, and only operators give roles.
    if (error.code !== '42501') throw error;
  });
  const after = await countScans(session);
  await session.query('rollback to savepoint call');
  return largeTables.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0));
}

/** Counts the sequential scans of this transaction. */
async function countScans(session: Session): Promise<ReadonlyMap<string, number>> {
  const { rows } = await session.query(
    `select relname as name, seq_scan::integer as scans from pg_stat_xact_user_tables where schemaname = 'public' and relname = any ($1)`,
    [largeTables],
  );
  return new Map(rows.map(({ name, scans }) => [name as string, scans as number]));
}
