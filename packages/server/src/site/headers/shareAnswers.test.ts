import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteEnv } from '../SiteEnv.ts';
import { shareAnswers } from './shareAnswers.ts';

const site = new Hono<SiteEnv>()
  .use(shareAnswers())
  .all('*', ({ req, body }) => body(null, Number(req.query('status') ?? 200) as 200, { 'Retry-After': '1' }));

test.each([
  '/embed/lively.js',
  '/communes/cell-43_5.json',
  '/oembed',
  '/mcp',
  '/rest/v1/events',
  '/search.json',
  '/en/feed.json',
  '/events.ics',
  '/es/widget/explore.json',
  '/widget/event/1.json',
])('any site may read %s, its refusals and when to try again', async (path) => {
  for (const status of [200, 304, 404, 429, 503]) {
    const { headers } = await site.request(`${path}?status=${status}`);
    const names = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers'];
    expect(names.map((name) => headers.get(name))).toEqual(['*', 'Retry-After']);
  }
});

test.each(['/', '/explore', '/widget/explore', '/widget/explore.html', '/calendar/secret.ics', '/partner', '/embed'])(
  'other sites cannot read %s',
  async (path) => {
    expect((await site.request(path)).headers.has('Access-Control-Allow-Origin')).toBe(false);
  },
);
