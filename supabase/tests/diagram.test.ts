import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { renderDiagram } from '../diagram/renderDiagram.ts';
import { replaceDiagram } from '../diagram/replaceDiagram.ts';
import { testDatabase } from './database/testDatabase.ts';

test('the diagram in README.md equals that of the database', async () => {
  const readme = await readFile(resolve(import.meta.dirname, '../README.md'), 'utf8');
  const diagram = await testDatabase.inTransaction('rollback', renderDiagram);
  expect(readme, 'Run supabase/generateDiagram.ts').toBe(replaceDiagram(readme, diagram));
});
