import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createTestBuild } from '../testing/createTestBuild.ts';
import { fileRoutes } from './fileRoutes.ts';

const files = [
  'assets/main-a1.js',
  'embed/lively.js',
  'embed/lively-0.1.0.f2.js',
  'icon.svg',
  '.well-known/security.txt',
];
let routes: ReturnType<typeof fileRoutes>;

beforeAll(async () => {
  const folder = await createTestBuild();
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), file);
  }
  routes = fileRoutes(folder);
});

test.each([
  ['/assets/main-a1.js', 'public, max-age=31536000, immutable', null],
  ['/embed/lively-0.1.0.f2.js', 'public, max-age=31536000, immutable', '*'],
  ['/embed/lively.js', 'no-cache', '*'],
  ['/icon.svg', 'no-cache', null],
])('%s may be kept: %s, and used by: %s', async (path, caching, origin) => {
  const { status, headers } = await routes.request(path);
  const said = [status, headers.get('Cache-Control'), headers.get('Access-Control-Allow-Origin')];
  expect(said).toEqual([200, caching, origin]);
});

test('security.txt is text in UTF-8', async () => {
  const { headers } = await routes.request('/.well-known/security.txt');
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test('what is no file is not there', async () => {
  expect((await routes.request('/assets/gone.js')).status).toBe(404);
});
