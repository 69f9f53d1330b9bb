import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaOrder } from '../../packages/server/src/backend/schemas/schemaOrder.ts';
import { copyMigrated } from './database/openPglite.ts';

const root = resolve(import.meta.dirname, '../..');

let migrated: PGlite;

beforeAll(async () => {
  migrated = await copyMigrated();
});

afterAll(() => migrated.close());

describe('supabase/schemas', () => {
  test('have one file for the comments, rights, policies and triggers of each table', async () => {
    const { rows } = await migrated.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    const files = globSync('*.sql', { cwd: resolve(root, 'supabase/schemas/tables') });
    expect(files.sort()).toEqual(rows.map(({ name }) => `${name}.sql`).sort());
  });

  test('contain only functions with valid bodies, which a build does not check', async () => {
    const { rows } = await migrated.query<{ definition: string }>(`
      select pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    `);
    expect(rows.length).toBeGreaterThan(100);
    await migrated.exec('begin; set local check_function_bodies = on');
    try {
      for (const { definition } of rows) await migrated.exec(definition);
    } finally {
      await migrated.exec('rollback');
    }
  });

  test('have at most 300 lines unless a script writes them', () => {
    const files = globSync('supabase/schemas/**/*', { cwd: root, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => resolve(entry.parentPath, entry.name));
    const long = files.filter((file) => {
      const text = readFileSync(file, 'utf8');
      return text.split('\n').length > 300 && !text.startsWith('-- Written by supabase/generate');
    });
    expect(long.map((file) => relative(root, file))).toEqual([]);
  });

  test('have lines of at most 120 characters, unless a script writes them or tables call them', () => {
    const before = schemaOrder.before.flatMap((pattern) =>
      globSync(pattern, { cwd: resolve(root, 'supabase/schemas') }),
    );
    const files = globSync('**/*.sql', { cwd: resolve(root, 'supabase/schemas') }).filter(
      // A function of a constraint or an index is computed again after each change; drops are one a line.
      (path) => !before.includes(path) && path !== 'drops.sql',
    );
    const long = files.flatMap((path) => {
      const text = readFileSync(resolve(root, 'supabase/schemas', path), 'utf8');
      if (text.startsWith('-- Written by supabase/generate')) return [];
      return text.split('\n').flatMap((line, index) => (line.length > 120 ? [`${path}:${index + 1}`] : []));
    });
    expect(long).toEqual([]);
  });

  test('have their tests at the same path, with the name of the file, of its beginning, or of the folder', () => {
    const listBelow = (folder: string, suffix: string) =>
      globSync(`${folder}/**/*${suffix}`, { cwd: resolve(root, 'supabase') })
        .map((path) => relative(folder, path).replace('triggers/', '').slice(0, -suffix.length).split('/'))
        .filter((parts) => parts.length === 2);
    const files = listBelow('schemas', '.sql');
    const folders = new Set(files.map(([folder = '']) => folder));
    const tests = listBelow('tests', '.test.ts').filter(([folder = '']) => folders.has(folder));
    expect([...folders].filter((each) => !tests.some(([folder]) => folder === each))).toEqual([]);
    const strays = tests.filter(
      ([folder, name = '']) =>
        name !== folder && !files.some(([place, file = '']) => place === folder && toCamelCase(file).startsWith(name)),
    );
    expect(strays.map((parts) => parts.join('/'))).toEqual([]);
  });

  test('contain no function of explore without an explanation in docs/scaling.md', () => {
    const functions = globSync('supabase/schemas/explore/*.sql', { cwd: root })
      .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/^create function \w+\.(\w+)/gm)])
      .map(([, name = '']) => name);
    expect(functions.length).toBeGreaterThan(20);
    const explained = readFileSync(resolve(root, 'docs/scaling.md'), 'utf8');
    expect(functions.filter((name) => !explained.includes(`\`${name}\``))).toEqual([]);
  });
});

function toCamelCase(snake: string): string {
  return snake.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
