import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import {
  exploreConstants,
  listTerms,
  listTopics,
  prefixesOfAreas,
  renderConstants,
} from '../../constants/renderConstants.ts';
import { testDatabase } from '../database/testDatabase.ts';

const remedy =
  'The engine has changed: run supabase/generateConstants.ts, then `npx -y pnpm@12.21.0 new migration NAME`.';

test('the constants of the database equal those of the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const { rows } = await session.query(
      'select private.explore_constants() as constants, private.prefixes_of_areas() as areas',
    );
    expect(rows[0]?.constants, remedy).toEqual(JSON.parse(JSON.stringify(exploreConstants)));
    expect(rows[0]?.areas, remedy).toEqual(prefixesOfAreas);
  }));

test('the taxonomy of the database equals that of the engine', () =>
  testDatabase.inTransaction('rollback', async (session) => {
    const topics = await session.query('select category, subcategory, tags, names from private.topics');
    const terms = await session.query('select term, slug from private.terms');
    const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(sorted(topics.rows), remedy).toEqual(sorted(listTopics()));
    expect(sorted(terms.rows), remedy).toEqual(sorted(listTerms()));
  }));

test('the files of schemas/constants equal the output of the script', async () => {
  const folder = resolve(import.meta.dirname, '../../schemas/constants');
  for (const [name, text] of Object.entries(renderConstants()))
    expect(await readFile(resolve(folder, name), 'utf8'), remedy).toBe(text);
});
