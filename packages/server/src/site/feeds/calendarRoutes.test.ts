import { beforeAll, expect, test } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import { embeddedIpHeaders } from '../clientIpHeaders.ts';
import { createRenderQueue } from '../createRenderQueue.ts';
import { calendarRoutes } from './calendarRoutes.ts';

const token = 'a'.repeat(43);

let read: (path: string, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  const { build, renderer } = await loadTestBuild();
  const routes = calendarRoutes({
    documents: build,
    renderer,
    clientIpHeaders: embeddedIpHeaders,
    isProxied: true,
    takeTurn: createRenderQueue().page,
  });
  const incoming = { socket: { remoteAddress: '::1' }, headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' } };
  read = async (path, headers = {}) => routes.request(path, { headers }, { incoming });
});

test('a private calendar is not cached, not indexed, and does not reveal its URL to other sites', async () => {
  const answer = await read(`/en/calendars/${token}.ics`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(answer.headers.has('access-control-allow-origin')).toBe(false);
  expect(await answer.text()).toBe('BEGIN:VCALENDAR en 192.0.2.7');
});

test('an unchanged calendar is not sent again', async () => {
  const etag = (await read(`/calendars/${token}.ics`)).headers.get('ETag') ?? '';
  const again = await read(`/calendars/${token}.ics`, { 'If-None-Match': etag });
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
  expect(again.headers.get('Cache-Control')).toBe('private, no-cache');
  expect(again.headers.get('Vary')).toBe('Accept-Encoding');
  expect((await read(`/calendars/${token}.ics`, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test.each([
  [404, '/calendars/unknown.ics'],
  [404, `/calendars/${token}`],
  [429, '/calendars/guess.ics'],
])('the status is %s for %s', async (status, path) => {
  expect((await read(path)).status).toBe(status);
});

test('the answer for an unknown calendar is not cached', async () => {
  expect((await read('/calendars/unknown.ics')).headers.get('Cache-Control')).toBe('no-store');
});
