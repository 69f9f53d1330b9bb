import type { Renderer } from '@lively/app/rendering';
import { beforeAll, expect, test } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import type { Build } from '../documents/readBuild.ts';
import { createFeedCache, feedRoutes } from './feedRoutes.ts';

let build: Build;
let renderer: Renderer;

beforeAll(async () => {
  ({ build, renderer } = await loadTestBuild());
});

const ask = (path: string) =>
  feedRoutes({ documents: build, renderer, feeds: createFeedCache(renderer) }).request(path);

test.each([
  ['/feed.xml', 'application/rss+xml; charset=utf-8', { format: 'rss', language: 'fr' }],
  [
    '/en/feed.json?city=Lyon',
    'application/feed+json; charset=utf-8',
    { format: 'json', language: 'en', search: '?city=Lyon' },
  ],
  ['/events.ics?category=Musique', 'text/calendar; charset=utf-8', { format: 'ics', language: 'fr' }],
])('%s has the type %s', async (path, type, options) => {
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, type]);
  expect(await answer.json()).toMatchObject(options);
});

test('an unknown category is refused with a message', async () => {
  const answer = await ask('/feed.xml?category=opera-on-ice');
  expect([answer.status, await answer.text()]).toEqual([400, 'There is no category "opera-on-ice".']);
});

test.each(['/feed.xml', '/feed.json', '/en/events.ics?city=Lyon'])(
  '%s is not sent again if it is unchanged',
  async (path) => {
    const routes = feedRoutes({ documents: build, renderer, feeds: createFeedCache(renderer) });
    const askFor = (known: string) => routes.request(path, { headers: { 'If-None-Match': known } });
    const etag = (await routes.request(path)).headers.get('ETag') ?? '';
    const again = await askFor(`W/"other", ${etag}`);
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    expect(again.headers.get('Vary')).toBe('Accept-Encoding');
    expect((await askFor('W/"other"')).status).toBe(200);
  },
);

test('the path of a feed contains only its own parameters', async () => {
  const answer = await ask('/feed.json?utm_source=x&city=Lyon');
  expect(await answer.json()).toMatchObject({ path: '/feed.json?city=Lyon' });
});

test('a sentence leads to the feed with its filters', async () => {
  const read = { ...renderer, answerLine: async (path: string) => `${path}?city=Lyon&words=Lyon` };
  const routes = feedRoutes({ documents: build, renderer: read, feeds: createFeedCache(renderer) });
  const answer = await routes.request('/en/feed.json?line=in+Lyon');
  const names = ['Location', 'Cache-Control'];
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([
    302,
    '/en/feed.json?city=Lyon',
    'no-store',
  ]);
});

test('a sentence that cannot be read is answered with 503 and a wait', async () => {
  const failing = { ...renderer, answerLine: () => Promise.reject(new Error('The dictionary is missing.')) };
  const routes = feedRoutes({ documents: build, renderer: failing, feeds: createFeedCache(renderer) });
  const answer = await routes.request('/events.ics?line=jazz');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
