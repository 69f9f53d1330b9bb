import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestBuild } from '../../../testing/createTestBuild.ts';
import { readBuild } from '../documents/readBuild.ts';
import type { PublicBackend } from '../PublicBackend.ts';
import { createSiteMapCaches, siteMapRoutes } from './siteMapRoutes.ts';

const total = 26_500;

/** Answers like PostgREST, with at most a thousand rows. */
const backend: PublicBackend = {
  url: 'http://localhost',
  publishableKey: 'key',
  fetch: async ({ url }) => {
    const { searchParams } = new URL(url);
    expect(searchParams.get('is_notice')).toBe('is.false');
    const [offset, limit] = [Number(searchParams.get('offset')), Number(searchParams.get('limit'))];
    const length = Math.max(0, Math.min(limit, 1_000, total - offset));
    const rows = Array.from({ length }, (_, index) => ({ id: `id-${offset + index}` }));
    return Response.json(rows, { headers: { 'content-range': `0-0/${total}` } });
  },
};
const build = readBuild(await createTestBuild());
const routes = siteMapRoutes(build, createSiteMapCaches(build, backend));
const urlsOf = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

test('the index contains the file of the pages and the files of the events, of at most 50,000 URLs', async () => {
  const index = await (await routes.request('/sitemap-index.xml')).text();
  expect(urlsOf(index)).toEqual([
    'https://lively.example/sitemap.xml',
    'https://lively.example/sitemaps/events-1.xml',
    'https://lively.example/sitemaps/events-2.xml',
  ]);
});

test('the files together contain each event once in each language', async () => {
  const files = await Promise.all([1, 2].map((number) => routes.request(`/sitemaps/events-${number}.xml`)));
  const urls = (await Promise.all(files.map((file) => file.text()))).map(urlsOf);
  expect(urls.map(({ length }) => length)).toEqual([50_000, 3_000]);
  expect(new Set(urls.flat()).size).toBe(2 * total);
  expect(urls[1]?.at(-1)).toBe('https://lively.example/en/event/id-26499');
});

test('a file is sent compressed to clients that accept it', async () => {
  const answer = await routes.request('/sitemaps/events-2.xml', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(urlsOf(gunzipSync(await answer.arrayBuffer()).toString())).toHaveLength(3_000);
});

test.each(['/sitemaps/events-3.xml', '/sitemaps/events-0.xml', '/sitemaps/events-x.xml'])(
  '%s is answered with 404',
  async (path) => {
    expect((await routes.request(path)).status).toBe(404);
  },
);
