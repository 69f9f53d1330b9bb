import fc from 'fast-check';
import { expect, test } from 'vitest';
import { act } from './act.ts';
import type { Session } from './database/Database.ts';
import { testDatabase } from './database/testDatabase.ts';
import { hostileTexts } from './explore/argumentArbitraries.ts';
import { insertWaltzes } from './explore/insertWaltzes.ts';
import { fillTables } from './fillTables.ts';
import { visitor } from './people.ts';

/** `LONG=1` runs many more. */
const runs = process.env.LONG ? 1000 : 20;

const forms = ['contact_messages', 'newsletter_subscriptions', 'support_tickets', 'job_applications', 'launch_alerts'];

/** Returns the SQLSTATE of a statement, 00000 if it succeeds. Its effects are undone. */
async function stateOf(session: Session, statement: string, parameters: readonly unknown[]): Promise<string> {
  await session.query('savepoint statement');
  try {
    await session.query(statement, parameters);
    return '00000';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await session.query('rollback to savepoint statement');
  }
}

test('no text makes the statements of forms, exports, erasures, repairs and sources of feeds invalid', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    const fields = fc.dictionary(
      fc.oneof(fc.constantFrom('email', 'message', 'name', '__proto__'), hostileTexts),
      hostileTexts,
      {
        maxKeys: 3,
      },
    );
    const calls = [
      ...fc
        .sample(fc.tuple(fc.oneof(fc.constantFrom(...forms), hostileTexts), fields), { numRuns: runs * 2, seed: 3 })
        .map(([form, values]) => ['select private.store_form($1, $2)', [form, JSON.stringify(values)]] as const),
      ...fc
        .sample(fc.option(hostileTexts), { numRuns: runs, seed: 4 })
        .flatMap((email) => [
          ['select private.gdpr_export($1)', [email]] as const,
          ['select private.gdpr_erase($1)', [email]] as const,
        ]),
      ...fc
        .sample(fc.tuple(fc.option(hostileTexts), fc.option(hostileTexts), hostileTexts), { numRuns: runs, seed: 6 })
        .map(
          ([venue, organizer, text]) =>
            [
              'select private.list_events_of_source($1, $2, $3)',
              [JSON.stringify({ text, city: text }), venue, organizer],
            ] as const,
        ),
      // Its conditions are statements of migrations; its reason is a text.
      ...fc
        .sample(hostileTexts, { numRuns: runs, seed: 5 })
        .map(
          (reason) =>
            [`select private.repair('public.events', 'title', 'false', 't.title', $1, true)`, [reason]] as const,
        ),
    ];
    const invalid: unknown[] = [];
    for (const [statement, parameters] of calls) {
      const state = await stateOf(session, statement, parameters);
      if (state.startsWith('42')) invalid.push([state, statement, parameters]);
    }
    expect(invalid).toEqual([]);
  }));

/**
 * Calls of every function that runs a statement built from texts. Their arguments are varied here and in
 * explore/arguments.test.ts.
 */
const calls: readonly string[] = [
  ...['popularity', 'score'].flatMap((sort) => [
    `select public.explore_events(sort => '${sort}')`,
    `select public.explore_events(sort => '${sort}', "text" => 'valse')`,
    `select public.explore_events(sort => '${sort}', "text" => 'bal', commune => '69123', radius_km => 20)`,
  ]),
  `select public.suggest_searches('valse')`,
  `select public.recommendation_candidates('Lyon')`,
  `select public.list_events_of_source('{"text": "valse"}', 'Le Trianon')`,
  `select public.subscribe_to_newsletter('reader@example.org', 'fr')`,
];

test('every function with a dynamic statement is tested with arbitrary texts', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    await fillTables(session);
    await insertWaltzes(session);
    await session.run(`set local track_functions = 'all'`);
    for (const call of calls) await act(session, visitor, call);
    await session.query(`select private.gdpr_export('owner@example.org'), private.gdpr_erase('owner@example.org')`);
    await session.query(`select private.new_events_of('{"text": "valse"}', now() - interval '1 day', now(), 10)`);
    await session.query(`select private.repair('public.events', 'title', 'true', 't.title', 'a title', true)`);
    // Triggers are excluded, because they have no arguments.
    const { rows } = await session.query(`
      select p.oid::regprocedure::text as name from pg_proc p
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace) and prorettype <> 'trigger'::regtype
        and prosrc ~* '\\mexecute\\M'
        and not exists (select from pg_stat_xact_user_functions where funcid = p.oid and calls > 0)
    `);
    expect(rows).toEqual([]);
  }));
