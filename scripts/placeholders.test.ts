import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('the repository contains no placeholder of a generator', () => {
  const root = resolve(import.meta.dirname, '..');
  const paths = globSync(
    '{packages/*/src/**/*.{ts,tsx,json},supabase/*.md,supabase/{migrations,schemas,tests}/**/*.{sql,ts}}',
    {
      cwd: root,
    },
  );
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.filter((path) => readFileSync(resolve(root, path), 'utf8').includes('Fill in: '))).toEqual([]);
});
