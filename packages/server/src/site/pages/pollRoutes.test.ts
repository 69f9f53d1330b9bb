import { beforeAll, expect, test } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import { embeddedIpHeaders } from '../clientIpHeaders.ts';
import { createRenderQueue } from '../createRenderQueue.ts';
import { pollRoutes } from './pollRoutes.ts';

const token = 'a'.repeat(43);
const origin = { origin: 'http://localhost' };

let read: (path: string) => Promise<Response>;
let post: (path: string, fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;

beforeAll(async () => {
  const { build, renderer } = await loadTestBuild();
  const routes = pollRoutes({
    documents: build,
    renderer,
    clientIpHeaders: embeddedIpHeaders,
    isProxied: true,
    queue: createRenderQueue(),
  });
  const incoming = { socket: { remoteAddress: '::1' }, headers: { 'x-forwarded-for': '203.0.113.9, 192.0.2.7' } };
  read = async (path) => routes.request(path, {}, { incoming });
  post = async (path, fields, headers = origin) =>
    routes.request(path, { method: 'POST', body: new URLSearchParams(fields), headers }, { incoming });
});

test.each([`/choose/${token}`, `/en/choose/${token}/${'b'.repeat(43)}`])(
  '%s is rendered, not cached, not indexed, and not revealed to other sites',
  async (path) => {
    const answer = await read(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('Content-Security-Policy')).toContain(`form-action 'self'`);
    expect(await answer.text()).toContain('Choisir');
  },
);

test('an unknown link is answered with 404 and not cached', async () => {
  const answer = await read('/choose/unknown');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});

test('an organiser’s link is not cached, not indexed and not revealed to other sites, and is 404 if it is unknown', async () => {
  for (const [path, status] of [
    [`/organize/${token}`, 200],
    [`/en/organize/${token}`, 200],
    [`/organize/${'b'.repeat(43)}`, 404],
    ['/organize/unknown', 404],
    [`/organize/${'x'.repeat(43)}`, 503],
    [`/organize/${token}/`, 308],
    [`/choose/${token}/`, 308],
  ] as const) {
    const answer = await read(path);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  }
  expect((await read(`/organize/${token}/`)).headers.get('Location')).toBe(`/organize/${token}`);
});

test('the event of a closed poll is available as a calendar file that is not cached', async () => {
  const answer = await read(`/en/choose/${token}/calendar.ics`);
  expect([answer.status, await answer.text()]).toEqual([200, 'BEGIN:VCALENDAR']);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="bal.ics"');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect((await read(`/choose/${'b'.repeat(43)}/calendar.ics`)).status).toBe(404);
});

test('answers redirect to the private page of the guest, and are counted by the address from the proxy', async () => {
  const answer = await post(`/choose/${token}`, { form: 'poll', name: 'Zoe' });
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `/choose/${token}/Zoe-192.0.2.7`]);
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('refused answers are returned with the form', async () => {
  const answer = await post(`/choose/${token}`, { form: 'poll', name: '' });
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Prénom')]);
  expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('a form from another site is refused', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await post(`/choose/${token}`, { form: 'poll', name: 'Zoe' }, headers)).status).toBe(403);
});

test('another form is refused', async () => {
  expect((await post(`/choose/${token}`, { form: 'message' })).status).toBe(404);
});

test('a form that is too long is refused', async () => {
  expect((await post(`/choose/${token}`, { form: 'poll', name: 'a'.repeat(70_000) })).status).toBe(413);
});

test('a poll has a picture for links, an unknown poll has none', async () => {
  const answer = await read(`/en/share/choose/${token}.png`);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  const view = new DataView(await answer.arrayBuffer());
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
  expect((await read('/share/choose/unknown.png')).status).toBe(404);
});
