import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { renderTypes } from '../types/renderTypes.ts';
import { typesFile } from '../types/typesFile.ts';
import { testDatabase } from './database/testDatabase.ts';

test('the types of the app equal those of the migrations', async () => {
  const types = await testDatabase.inTransaction('rollback', renderTypes);
  expect(await readFile(typesFile, 'utf8'), 'Run supabase/generateTypes.ts').toBe(types);
});
