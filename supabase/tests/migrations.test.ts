import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listMigrations } from '../../packages/server/src/backend/schemas/listMigrations.ts';
import { splitStatements } from '../../packages/server/src/backend/schemas/splitStatements.ts';

const migrations = listMigrations(resolve(import.meta.dirname, '../..'))
  .filter(({ isOfRelease }) => !isOfRelease)
  .map(({ path }) => ({ name: basename(path), statements: splitStatements(readFileSync(path, 'utf8')) }));

test('the name of every migration contains a time of 14 digits and a description', () => {
  const names = migrations.map(({ name }) => name);
  expect(names.filter((name) => !/^\d{14}_[a-z]+(_[a-z]+)+\.sql$/.test(name))).toEqual([]);
  expect(new Set(names.map((name) => name.slice(0, 14))).size).toBe(names.length);
});

test('no migration contains "if not exists", which hides differences', () => {
  const hiding = migrations.filter(({ statements }) =>
    statements.some((each) => /^(create|alter)[^(]* if not exists /.test(each)),
  );
  expect(hiding.map(({ name }) => name)).toEqual([]);
});

test('migrations contain tables, indexes and rows: everything else has its one text in supabase/schemas', () => {
  const others = migrations.flatMap(({ name, statements }) =>
    statements.filter((each) => !allowed.test(each)).map((each) => `${name}: ${each.slice(0, 60)}`),
  );
  expect(others).toEqual([]);
});

test('a migration that creates a table denies its rows to every role of the API', () => {
  const open = migrations.flatMap(({ statements }) =>
    statements
      .flatMap((each) => /^create table (\S+)/.exec(each)?.[1] ?? [])
      .filter((table) => !statements.includes(`alter table ${table} enable row level security`)),
  );
  expect(open).toEqual([]);
});

/** The last kinds make an object depend no longer on what a migration changes: `supabase/schemas` creates it again. */
const allowed =
  /^(create (table|(unique )?index|text search|type)|alter (table|index|text search|type)|drop (table|index|type)|reindex|insert|update|delete|with|drop (policy|trigger) if exists)\b|^select private\.repair\(/;
