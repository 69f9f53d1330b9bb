import { beforeAll, expect, test } from 'vitest';
import { createTestPages } from '../../../testing/createTestPages.ts';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import { embeddedIpHeaders } from '../clientIpHeaders.ts';
import { formRoutes } from './formRoutes.ts';

let post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
let read: (path: string) => Promise<Response>;

beforeAll(async () => {
  const { build, renderer } = await loadTestBuild();
  const pages = createTestPages(build, renderer);
  const routes = formRoutes({ documents: build, renderer, pages, clientIpHeaders: embeddedIpHeaders, isProxied: true });
  const incoming = { socket: { remoteAddress: '::1' }, headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' } };
  post = async (path, fields, headers = { origin: 'http://localhost' }) =>
    routes.request(path, { method: 'POST', body: new URLSearchParams(fields), headers }, { incoming });
  read = async (path) => routes.request(path, {}, { incoming });
});

const whole = { form: 'message', email: 'zoe@example.org' };

test('a stored form redirects to its page with a message', async () => {
  const answer = await post('/contact?from=footer', whole);
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/contact?from=footer&sent=message']);
  const page = await read('/contact?sent=message');
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('?sent=message')]);
});

test('a refused form is returned with its values, uncached, with the policy of its page', async () => {
  const answer = await post('/contact', { ...whole, email: '' });
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store']);
  expect(answer.headers.get('Content-Security-Policy')).toContain(`form-action 'self'`);
  expect(await answer.text()).toContain('"state":"idle"');
});

test('a client above the limit receives the wait, and is counted by the address from the proxy', async () => {
  const answer = await post('/contact', { ...whole, email: 'much@example.org' });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await answer.text()).toContain('"name":"192.0.2.7"');
});

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
  ['a program without an origin', {}],
])('%s cannot send a form', async (_who, headers) => {
  expect((await post('/contact', whole, headers)).status).toBe(403);
});

test.each([
  ['the site by its public name, behind a proxy', { origin: 'https://lively.example' }],
  ['a page of the site itself', { 'sec-fetch-site': 'same-origin' }],
])('%s can send a form', async (_who, headers) => {
  expect((await post('/contact', whole, headers)).status).toBe(303);
});

test('a form that is too long is refused', async () => {
  expect((await post('/contact', { ...whole, message: 'a'.repeat(70_000) })).status).toBe(413);
});

test('an unknown form is refused, and so is a form of a page that requires scripts', async () => {
  expect((await post('/contact', { form: '__proto__' })).status).toBe(400);
  expect((await post('/profile', whole)).status).toBe(404);
});

test('a path never leads to another site', async () => {
  expect((await post('//evil.example/', whole)).headers.get('Location')).toBe('/evil.example/?sent=message');
});
