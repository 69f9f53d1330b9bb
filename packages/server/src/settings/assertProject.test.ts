import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { assertProject } from './assertProject.ts';
import { parseSettings } from './parseSettings.ts';

const check = (environment: Record<string, string>) => assertProject(parseSettings(environment));

const whole = {
  VITE_SITE_URL: 'https://site.example',
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

test('a build for the embedded backend requires no variable, a build for a project accepts all of them', () => {
  expect(() => check({})).not.toThrow();
  expect(() => check(whole)).not.toThrow();
});

test.each(Object.keys(whole))('a build for a project without %s fails with the name of the variable', (name) => {
  const others = { ...whole, [name]: '' };
  // Without the project and its key, the build is for the embedded backend.
  expect(() => check(others)).toThrow(name);
});

test('a build with a social link without an address is refused', () => {
  const links = 'Mastodon https://social.example/@us, Nos photos https://photos.example/us';
  expect(() => check({ VITE_SOCIAL_LINKS: links })).not.toThrow();
  for (const wrong of ['Mastodon', 'Mastodon http://social.example', 'https://social.example', `${links}, x`])
    expect(() => check({ VITE_SOCIAL_LINKS: wrong })).toThrow(/^VITE_SOCIAL_LINKS/);
});

test('a build with a secret key is refused', () => {
  expect(() => check({ ...whole, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_x' })).toThrow(
    /^VITE_SUPABASE_PUBLISHABLE_KEY has a value [^\n]*no secret key[^\n]*$/,
  );
});

const root = resolve(import.meta.dirname, '../../../..');
test.each(['docs/hosting.md', '.github/workflows/long.yml'])('%s sets every variable', (path) => {
  const pattern = /((?:VITE_\w+=\S+ (?:\\\n *)?)+)npx -y pnpm@[\d.]+ build(?![\w:])/g;
  const builds = [...readFileSync(resolve(root, path), 'utf8').matchAll(pattern)].map(([, set = '']) =>
    Object.fromEntries(
      [...set.matchAll(/(VITE_\w+)=(\S+)/g)].map(([, name, value = '']) => [
        name,
        value.replaceAll(/<\w+>/g, 'example'),
      ]),
    ),
  );
  expect(builds).not.toEqual([]);
  for (const environment of builds) expect(() => check(environment)).not.toThrow();
});
