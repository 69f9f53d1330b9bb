import { expect, test } from 'vitest';
import { exploreConstants, listTerms, listTopics } from '../../constants/renderConstants.ts';
import { testDatabase } from '../database/testDatabase.ts';

const remedy = 'The engine has moved on: put `node supabase/generateConstants.ts` into a new migration.';

test('the database has the constants of the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query('select private.explore_constants() as constants');
    expect(rows[0]?.constants, remedy).toEqual(JSON.parse(JSON.stringify(exploreConstants)));
  }));

test('the database has the taxonomy of the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const topics = await session.query('select category, subcategory, tags, names from private.topics');
    const terms = await session.query('select term, slug from private.terms');
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(topics.rows), remedy).toEqual(sorted(listTopics()));
    expect(sorted(terms.rows), remedy).toEqual(sorted(listTerms()));
  }));
