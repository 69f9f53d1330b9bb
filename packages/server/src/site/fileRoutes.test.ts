import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { createTestBuild } from '../../testing/createTestBuild.ts';
import { compressFiles } from '../build/compressFiles.ts';
import { fileRoutes } from './fileRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';

const script = 'let evening = "tonight";\n'.repeat(100);
const files = [
  'assets/main-a1.js',
  'embed/lively.js',
  'embed/v1.js',
  'embed/lively-0.1.0.59ad95f2.js',
  'embed/lively-complete-0.1.0.83bfbf0f.js',
  'embed/lively-en.nQ1kYzA9USi10zuAIyknUOHvFSQco8p_SeORJq_nc7g.js',
  'communes/cell-45_4.json',
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
  await writeFile(join(folder, 'assets/page-b2.js'), script);
  await compressFiles(folder);
  routes = fileRoutes(folder);
});

test('a file that is gone, such as one of a replaced build, is not found', async () => {
  const site = new Hono<SiteEnv>().use((_, next) => next()).route('/', routes);
  expect((await site.request('/assets/main-z9.js')).status).toBe(404);
});

test.each([
  ['/assets/main-a1.js', 'public, max-age=31536000, immutable'],
  ['/embed/lively-0.1.0.59ad95f2.js', 'public, max-age=31536000, immutable'],
  ['/embed/lively-complete-0.1.0.83bfbf0f.js', 'public, max-age=31536000, immutable'],
  ['/embed/lively-en.nQ1kYzA9USi10zuAIyknUOHvFSQco8p_SeORJq_nc7g.js', 'public, max-age=31536000, immutable'],
  ['/embed/v1.js', 'public, max-age=600'],
  ['/embed/lively.js', 'public, max-age=600'],
  ['/embed/release.json', 'no-cache'],
  ['/communes/cell-45_4.json', 'no-cache'],
  ['/icon.svg', 'no-cache'],
])('%s has the cache rule %s', async (path, caching) => {
  const { status, headers } = await routes.request(path);
  expect([status, headers.get('Cache-Control')]).toEqual([200, caching]);
});

test('security.txt is text in UTF-8', async () => {
  const { headers } = await routes.request('/.well-known/security.txt');
  expect(headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0', null, (bytes: Buffer) => bytes],
  ['identity', null, (bytes: Buffer) => bytes],
])('a client that accepts « %s » gets a file as: %s', async (accepted, encoding, decompress) => {
  const answer = await routes.request('/assets/page-b2.js', { headers: { 'accept-encoding': accepted } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  expect(decompress(bytes).toString()).toBe(script);
});

test('a range of a file is sent without compression', async () => {
  const headers = { 'accept-encoding': 'br', range: 'bytes=4-10' };
  const answer = await routes.request('/assets/page-b2.js', { headers });
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([206, null, 'evening']);
});

test('a path without a file is answered with 404', async () => {
  expect((await routes.request('/assets/gone.js')).status).toBe(404);
});
