import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBackend, type TestBackend } from '../../testing/newBackend.ts';
import { applySchemaFile } from './applySchemaFile.ts';

const root = resolve(import.meta.dirname, '../../../..');
const file = 'supabase/schemas/mails/take_mails.sql';
let text: string;
let running: TestBackend;

beforeAll(async () => {
  process.chdir(root);
  text = await readFile(resolve(root, file), 'utf8');
  running = await newBackend();
});
afterAll(() => running.end());

const readBody = () =>
  running.backend.inTransaction(async (execute) => {
    const [row] = await execute("select prosrc as body from pg_proc where oid = 'private.take_mails'::regproc");
    return String(row?.body);
  });

test('an edit of a function is applied to the running database, and its way back', async () => {
  expect(await readBody()).toContain('limit 50');
  const edited = text.replace('limit 50', 'limit 51');
  expect(await applySchemaFile(running.backend, file, edited)).toBe(
    `${file} is applied to the running database: 2 functions.`,
  );
  expect(await readBody()).toContain('limit 51');
  await applySchemaFile(running.backend, file, text);
  expect(await readBody()).toContain('limit 50');
});

test.each([
  ['a wrong statement', (sql: string) => sql.replace('limit 50', 'limit limit'), /syntax error [^\n]*\(line 9\)\.$/],
  [
    'other arguments',
    (sql: string) => sql.replace('take_mails(moment', 'take_mails(most integer, moment'),
    /not unique: pnpm new migration/,
  ],
  ['another result', (sql: string) => sql.replace('kind text,', 'sort text,'), /return type[^\n]*: pnpm new migration/],
  ['a new function', (sql: string) => sql.replace('take_mails(moment', 'take_letters(moment'), /is not applied/],
  [
    'a table',
    (sql: string) => `${sql}create table private.letters (id uuid);`,
    /more than functions: pnpm new migration/,
  ],
])('%s changes nothing, and the line says what to do', async (_, edit, line) => {
  const result = await applySchemaFile(running.backend, file, edit(text));
  expect(result).toMatch(line);
  expect(result).toMatch(/^supabase\/schemas\/mails\/take_mails\.sql is not applied [^\n]*\.$/);
  expect(await readBody()).toContain('limit 50');
});
