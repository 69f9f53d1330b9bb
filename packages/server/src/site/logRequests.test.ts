import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { logRequests } from './logRequests.ts';
import type { SiteEnv } from './SiteEnv.ts';

test('each request is logged as one line of JSON without its query and its client', async () => {
  const lines: string[] = [];
  const site = new Hono<SiteEnv>().use(logRequests((line) => lines.push(line))).get('/', ({ text }) => text('Lively'));
  await site.request('/?code=secret', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  await site.request('/nowhere', { method: 'POST' });
  expect(lines).toHaveLength(2);
  for (const line of lines) expect(line).toMatch(/^\{[^\n]*\}\n$/);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), method: 'GET', path: '/', status: 200, milliseconds: expect.any(Number) },
    { time: expect.any(String), method: 'POST', path: '/nowhere', status: 404, milliseconds: expect.any(Number) },
  ]);
});

test('a long path is cut in the log', async () => {
  const lines: string[] = [];
  const site = new Hono<SiteEnv>().use(logRequests((line) => lines.push(line)));
  await site.request(`/event/${'a'.repeat(15_000)}`);
  expect(JSON.parse(lines[0] ?? '').path).toBe(`/event/${'a'.repeat(193)}…`);
});

test.each([
  ['/choose/secret', '/choose/…'],
  ['/en/choose/secret/own', '/en/choose/…'],
  ['/organize/secret', '/organize/…'],
  ['/share/choose/secret.png', '/share/choose/…'],
  ['/calendars/secret.ics', '/calendars/…'],
  ['/en/calendars/secret.ics?token=secret', '/en/calendars/…'],
])('the token of a link is not logged: %s', async (path, shown) => {
  const lines: string[] = [];
  const site = new Hono<SiteEnv>().use(logRequests((line) => lines.push(line)));
  await site.request(path);
  expect(JSON.parse(lines[0] ?? '').path).toBe(shown);
});
