import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listSettings } from './listSettings.ts';
import { renderExample } from './renderExample.ts';
import { replaceSettings } from './replaceSettings.ts';

const root = resolve(import.meta.dirname, '../../../..');
const read = (path: string) => readFile(resolve(root, path), 'utf8');
const names = listSettings().map(({ name }) => name);

/** Reads sources, without tests, with the path of each. */
function readSources(patterns: readonly string[]): Promise<(readonly [string, string])[]> {
  const files = globSync(patterns, { cwd: root, exclude: ['**/*.test.ts', '**/*.test.tsx'] });
  return Promise.all(files.map(async (file) => [file, await read(file)] as const));
}

test('.env.example and the settings of docs/hosting.md are those of the schema', async () => {
  const remedy = 'Run node packages/server/src/settings/writeSettings.ts';
  expect(await read('.env.example'), remedy).toBe(renderExample());
  const guide = await read('docs/hosting.md');
  expect(guide, remedy).toBe(replaceSettings(guide));
});

test('no source reads a setting past the schema', async () => {
  const sources = await readSources(['packages/server/src/**/*.ts', 'supabase/*.ts', 'supabase/operators/*.ts']);
  expect(sources.length).toBeGreaterThan(100);
  const past = sources.flatMap(([file, source]) =>
    [...source.matchAll(/process\.env\.(\w+)|\{([^{}]*)\} = process\.env/g)].flatMap(([, one = '', many = '']) =>
      [one, ...many.split(',').map((each) => each.trim().split(/\W/)[0] ?? '')]
        .filter((name) => names.includes(name) || /^(LIVELY|VITE|OIDC)_/.test(name))
        .map((name) => `${file} reads ${name}`),
    ),
  );
  expect(past).toEqual([]);
});

test('the app reads the settings of the build, each of them and no other', async () => {
  const sources = await readSources(['packages/app/src/**/*.{ts,tsx}', 'packages/app/worker/**/*.ts']);
  const used = sources.flatMap(([, source]) =>
    [...source.matchAll(/import\.meta\.env\.(VITE_\w+)/g)].map(([, name]) => name),
  );
  expect([...new Set(used)].sort()).toEqual(names.filter((name) => name.startsWith('VITE_')).sort());
});

test('compose.yaml and the unit of systemd set only settings', async () => {
  for (const path of ['compose.yaml', 'docs/hosting/lively.service', 'docs/hosting/Dockerfile']) {
    const set = [...(await read(path)).matchAll(/\b(?:LIVELY|VITE)_[A-Z_]+/g)].map(([name]) => name);
    expect(
      set.filter((name) => !names.includes(name.replace(/_FILE$/, ''))),
      path,
    ).toEqual([]);
  }
});
