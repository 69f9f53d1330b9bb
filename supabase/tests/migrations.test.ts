import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listMigrations } from './database/migrate.ts';

const sumsFile = resolve(import.meta.dirname, 'migrations.sha256');

test('a released migration is never edited: add another', async () => {
  const sums = (await readFile(sumsFile, 'utf8')).trim().split('\n');
  const found = await Promise.all(
    (await listMigrations()).map(async (path) => {
      const sum = createHash('sha256').update(await readFile(path));
      return `${sum.digest('hex')}  ${basename(path)}`;
    }),
  );
  expect(found).toEqual(sums);
});

test('the name of every migration contains a time of 14 digits and a description', async () => {
  const names = (await listMigrations()).map((path) => basename(path));
  expect(names.filter((name) => !/^\d{14}_[a-z]+(_[a-z]+)+\.sql$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test('no migration contains "if not exists", which hides differences', async () => {
  const texts = await Promise.all((await listMigrations()).map((path) => readFile(path, 'utf8')));
  expect(texts.filter((text) => /if (not )?exists [^(]/.test(text.replace(/--.*/g, '')))).toEqual([]);
});
