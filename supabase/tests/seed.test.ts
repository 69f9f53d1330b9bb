import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Session } from './database/Database.ts';
import { testDatabase } from './database/testDatabase.ts';

const seed = await readFile(resolve(import.meta.dirname, '../seed.sql'), 'utf8');

const countRows = async (session: Session) => {
  const { rows } = await session.query(`
    select
      (select count(*)::integer from auth.users) as users,
      (select count(*)::integer from public.profiles) as profiles,
      (select count(*)::integer from public.events) as events,
      (select count(*)::integer from public.event_votes) as votes,
      (select sum(upvotes_count + downvotes_count)::integer from public.events) as counted_votes,
      (select count(*)::integer from public.purchases) as purchases,
      (select sum(purchases_count)::integer from public.events) as counted_purchases
  `);
  return rows[0] ?? {};
};

describe('the seed', () => {
  test('fills the tables, and its counts equal the number of rows', () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await session.run(seed);
      const { users, profiles, events, votes, counted_votes, purchases, counted_purchases } = await countRows(session);
      expect(events).toBeGreaterThanOrEqual(60);
      expect(profiles).toBe(users);
      expect([counted_votes, counted_purchases]).toEqual([votes, purchases]);
      expect(votes).toBeGreaterThan(0);
    }));

  test('changes no row in a second run', () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await session.run(seed);
      const once = await countRows(session);
      await session.run(seed);
      expect(await countRows(session)).toEqual(once);
    }));

  test('the event with an id that ends in hexadecimal 11 has the number 17', () =>
    testDatabase.inTransaction('rollback', async (session) => {
      await session.run(seed);
      const { rows } = await session.query(
        'select right(id::text, 8) as digits from public.events where numeric_id = 17',
      );
      expect(rows).toEqual([{ digits: '00000011' }]);
    }));
});
