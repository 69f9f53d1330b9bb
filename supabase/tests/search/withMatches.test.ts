import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Session } from '../database/Database.ts';
import { openOwnDatabase } from '../database/openOwnDatabase.ts';
import { insertWaltzes } from '../explore/insertWaltzes.ts';

let database: Database;

// Once for all tests, because inserting 2,100 events takes most of the time.
beforeAll(async () => {
  database = await openOwnDatabase();
  await database.inTransaction('commit', insertWaltzes);
});

afterAll(() => database?.close());

const query = (sort: string, direction?: string) =>
  `private.with_matches(private.read_explore_query('${JSON.stringify({ text: 'valse', sort, direction, near: 'Lyon' })}'))`;

test('pages of a frequent word contain all its events in order', () =>
  database.inTransaction('rollback', async (session) => {
    for (const [name, order] of [
      ['deep', query('popularity')],
      ['deep', query('popularity', 'ascending')],
      ['index', query('date')],
      ['index', query('price')],
    ]) {
      let last: unknown = null;
      for (let page = 0; page < 4; page += 1) {
        const { rows } = await session.query(
          `with everything as (
             select ${order} || jsonb_build_object('found', array(select event_id from public.event_projections where not is_over and search @@ 'vals')) as query
           )
           select private.explore_${name}_page(${order}, now(), $1) as page,
             (select private.explore_sorted_page(query, now(), $1) from everything) as expected`,
          [last === null ? null : JSON.stringify(last)],
        );
        const [found, expected] = [rows[0]?.page, rows[0]?.expected].map((entries) =>
          (entries as { id: string }[]).slice(0, 24).map(({ id }) => id),
        );
        expect([order, page, found]).toEqual([order, page, expected]);
        last = (rows[0]?.page as unknown[] | undefined)?.[23];
      }
    }
  }));

test('a search for a frequent word reads no past event and few listings', () =>
  database.inTransaction('rollback', async (session) => {
    const before = await countReads(session);
    const answer = await ask<{ total: number; events: { past: boolean }[] }>(session, 'explore_events', 'valse');
    expect([answer.total, answer.events.length]).toEqual([2060, 24]);
    expect(answer.events.filter(({ past }) => past)).toEqual([]);
    expect((await countReads(session)) - before).toBeLessThan(2060);
  }));

test.each(['valse', 'val', 'valse 12'])('the suggestions for %s are the first coming events of the search', (text) =>
  database.inTransaction('rollback', async (session) => {
    const before = await countReads(session);
    const suggested = await ask<{ events: { id: string }[] }>(session, 'suggest_searches', text);
    expect((await countReads(session)) - before).toBeLessThan(2060);
    const found = await ask<{ events: { id: string; past: boolean }[] }>(session, 'explore_events', text);
    const coming = found.events.filter(({ past }) => !past).map(({ id }) => id);
    expect(coming.length).toBeGreaterThan(0);
    expect(suggested.events.map(({ id }) => id)).toEqual(coming.slice(0, 5));
  }),
);

test('the check whether a word has results creates its query once, not for each event', () =>
  database.inTransaction('rollback', async (session) => {
    await session.run(`set local track_functions = 'all'`);
    const { rows } = await session.query(`select private.correct_search('polka') as corrected`);
    const { rows: calls } = await session.query(
      `select calls::integer from pg_stat_xact_user_functions where schemaname = 'private' and funcname = 'search_query'`,
    );
    expect([rows[0]?.corrected, calls[0]?.calls]).toEqual([null, 1]);
  }));

/** Counts the rows of the listings that this transaction has read. */
async function countReads(session: Session): Promise<number> {
  const { rows } = await session.query(
    `select (coalesce(idx_tup_fetch, 0) + seq_tup_read)::integer as rows from pg_stat_xact_user_tables where relid = 'public.event_listings'::regclass`,
  );
  return rows[0]?.rows as number;
}

async function ask<Answer>(session: Session, name: string, text: string): Promise<Answer> {
  const { rows } = await session.query(`select public.${name}("text" := $1) as answer`, [text]);
  return rows[0]?.answer as Answer;
}
