import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { checkVariables } from './checkVariables.ts';

const whole = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

test('a build for the embedded backend requires no variable, a build for a project accepts all of them', () => {
  expect(() => checkVariables({})).not.toThrow();
  expect(() => checkVariables(whole)).not.toThrow();
});

test.each(Object.keys(whole))('a build for a project without %s fails with the name of the variable', (name) => {
  const others = { ...whole, [name]: '' };
  // Without the project and its key, the build is for the embedded backend.
  expect(() => checkVariables(others)).toThrow(name);
});

test('a build with a social link without an address is refused', () => {
  expect(() => checkVariables({ VITE_SOCIAL_LINKS: 'Mastodon' })).toThrow(/VITE_SOCIAL_LINKS/);
});

test('a build with a secret key is refused', () => {
  expect(() => checkVariables({ ...whole, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' })).toThrow(/secret key/);
});

const root = resolve(import.meta.dirname, '../../..');
test.each(['README.md', 'docs/hosting.md', '.github/workflows/long.yml'])('%s sets every variable', (path) => {
  const pattern = /((?:VITE_\w+=\S+ (?:\\\n *)?)+)npx -y pnpm@[\d.]+ build(?![\w:])/g;
  const builds = [...readFileSync(resolve(root, path), 'utf8').matchAll(pattern)].map(([, set = '']) =>
    Object.fromEntries([...set.matchAll(/(VITE_\w+)=(\S+)/g)].map(([, name, value]) => [name, value])),
  );
  expect(builds).not.toEqual([]);
  for (const environment of builds) expect(() => checkVariables(environment)).not.toThrow();
});
