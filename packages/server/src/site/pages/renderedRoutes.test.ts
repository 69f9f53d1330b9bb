import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Renderer } from '@lively/app/rendering';
import { beforeAll, expect, test, vi } from 'vitest';
import { createTestPages } from '../../../testing/createTestPages.ts';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import type { Build } from '../documents/readBuild.ts';
import { renderedRoutes } from './renderedRoutes.ts';

let build: Build;
let renderer: Renderer;

beforeAll(async () => {
  ({ build, renderer } = await loadTestBuild());
});

const routesWith = (renderEvent: Renderer['renderEvent']) =>
  renderedRoutes({
    documents: build,
    pages: createTestPages(build, { ...renderer, renderEvent }),
  });

test('an event is rendered, an unknown one has the status 404 and a removed one 410', async () => {
  const routes = routesWith(renderer.renderEvent);
  const [found, missing] = [await routes.request('/event/17'), await routes.request('/en/event/18')];
  const removed = await routes.request('/event/19');
  expect([found.status, missing.status, removed.status]).toEqual([200, 404, 410]);
  expect(await found.text()).toContain('<div id="root" data-path="/event/17"><h1>Nuit</h1></div>');
  expect(found.headers.get('Content-Security-Policy')).toContain(`require-trusted-types-for 'script'`);
});

test('an event that a widget of a partner opens is counted, also from the cache, and not without a visitor', async () => {
  const count = vi.fn();
  const routes = renderedRoutes({ documents: build, pages: createTestPages(build, renderer), partners: { count } });
  const path = '/event/17?partner=Le+Progr%C3%A8s';
  await routes.request(path);
  await routes.request(path);
  expect(count.mock.calls).toEqual([
    ['Le Progrès', 'opened'],
    ['Le Progrès', 'opened'],
  ]);
  count.mockClear();
  await routes.request(path, { method: 'HEAD' });
  await routes.request(path, { headers: { 'Sec-Purpose': 'prefetch' } });
  await routes.request(path, { headers: { 'Sec-Fetch-Mode': 'cors' } });
  await routes.request(`/en${path}`, { headers: { Referer: `https://lively.example${path}` } });
  for (const missing of ['18', '19', 'x']) await routes.request(path.replace('17', missing));
  expect(count).not.toHaveBeenCalled();
});

test('a URL with a slash at the end redirects to the URL without it', async () => {
  const routes = routesWith(renderer.renderEvent);
  for (const [path, location] of [
    ['/event/999/', '/event/999'],
    ['/en/explore/?q=jazz', '/en/explore?q=jazz'],
  ] as const) {
    const { status, headers } = await routes.request(path);
    expect([status, headers.get('Location')]).toEqual([308, location]);
  }
});

test('the list is rendered for each search', async () => {
  const routes = routesWith(renderer.renderEvent);
  const answers = await Promise.all(['/explore', '/en/explore?q=jazz'].map((path) => routes.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.text()).toContain('<div id="root" data-path="/explore"><h1>Explorer</h1></div>');
  expect(await answers[1]?.text()).toContain('data-path="/en/explore?q=jazz"');
});

test('the landing page is rendered in each language, and is left to the build if the backend does not answer', async () => {
  const renderPublicPage = vi.fn(renderer.renderPublicPage);
  const routes = renderedRoutes({
    documents: build,
    pages: createTestPages(build, { ...renderer, renderPublicPage }),
  });
  expect((await routes.request('/?utm_source=a')).headers.get('Cache-Control')).toContain('s-maxage');
  for (const path of ['/landing', '/en', '/en/landing']) await routes.request(path);
  expect(renderPublicPage.mock.calls.map(([pathname]) => pathname)).toEqual(['/', '/landing', '/en', '/en/landing']);
  const down = renderedRoutes({
    documents: build,
    pages: createTestPages(build, { ...renderer, renderPublicPage: async () => Promise.reject(new Error('Down.')) }),
  });
  down.get('/', (context) => context.text('the page of the build'));
  expect(await (await down.request('/')).text()).toBe('the page of the build');
});

test('parameters that a page does not use share one rendering', async () => {
  const renderEvent = vi.fn(renderer.renderEvent);
  const routes = routesWith(renderEvent);
  const searches = ['', '?utm_source=a', '?utm_source=b&q=jazz', '?q=rock'];
  const answers = await Promise.all(searches.map((search) => routes.request(`/event/17${search}`)));
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(pages).toEqual(pages.map(() => pages[0]));
  expect(renderEvent.mock.calls.map(([pathname, search]) => pathname + search)).toEqual(['/event/17']);
  const lists = ['?q=jazz', '?x=1&q=jazz&x=2', '?q=jazz&q=rock'].map((search) => routes.request(`/explore${search}`));
  for (const answer of await Promise.all(lists)) expect(await answer.text()).toContain('data-path="/explore?q=jazz"');
});

test('invalid ids of events share the page of an unknown event for each language', async () => {
  const renderEvent = vi.fn(renderer.renderEvent);
  const renderPublicPage = vi.fn(renderer.renderPublicPage);
  const pages = createTestPages(build, { ...renderer, renderEvent, renderPublicPage });
  const routes = renderedRoutes({ documents: build, pages });
  const ids = ['x', '01', '-1', '1.0', '4294967296', 'a'.repeat(8_000), '%00', '%ff', '17%2F', ' 17', '__proto__'];
  for (const id of ids)
    for (const path of [`/event/${id}`, `/en/event/${id}?x=${id}`])
      expect((await routes.request(path)).status).toBe(404);
  expect(renderPublicPage).not.toHaveBeenCalled();
  expect(renderEvent.mock.calls.map(([pathname, search]) => pathname + search)).toEqual(['/event/-', '/en/event/-']);
});

test('a page is rendered once for simultaneous requests, and compressed for clients that accept it', async () => {
  const renderEvent = vi.fn(renderer.renderEvent);
  const routes = routesWith(renderEvent);
  const ask = async (accepted: string) => {
    const answer = await routes.request('/event/17', { headers: { 'accept-encoding': accepted } });
    return { encoding: answer.headers.get('Content-Encoding'), bytes: await answer.arrayBuffer() };
  };
  const asking = Array.from({ length: 25 }, () => [ask('gzip, deflate, br'), ask('gzip'), ask('identity')]).flat();
  const [small, zipped, plain] = await Promise.all(asking);
  expect(renderEvent).toHaveBeenCalledTimes(1);
  expect([small?.encoding, zipped?.encoding, plain?.encoding]).toEqual(['br', 'gzip', null]);
  const html = Buffer.from(plain?.bytes ?? new ArrayBuffer()).toString();
  expect(html).toContain('<h1>Nuit</h1>');
  expect(brotliDecompressSync(small?.bytes ?? new ArrayBuffer()).toString()).toBe(html);
  expect(gunzipSync(zipped?.bytes ?? new ArrayBuffer()).toString()).toBe(html);
});

test('the app shell is sent if the backend does not answer, and the next request is rendered', async () => {
  const renderEvent = vi.fn(renderer.renderEvent).mockRejectedValueOnce(new Error('Down.'));
  const routes = routesWith(renderEvent);
  const failed = await routes.request('/event/17');
  expect([failed.status, failed.headers.get('Retry-After'), await failed.text()]).toEqual([
    503,
    '10',
    build.shell.html,
  ]);
  expect((await routes.request('/event/17')).status).toBe(200);
});

test('hostile values in a path and in data cannot close their element', async () => {
  const hostile = '</script><script>alert(1)</script>';
  const routes = routesWith(async (...parameters) => ({
    ...(await renderer.renderEvent(...parameters)),
    path: '/event/17?q="><script>',
    renderedPage: { now: 0, answer: { form: 'message', state: 'sent', faults: {}, values: { email: hostile } } },
  }));
  const html = await (await routes.request('/event/17')).text();
  expect(html).not.toContain(hostile);
  expect(html).toContain('data-path="/event/17?q=&#34;&#62;&#60;script&#62;"');
  expect(html).toContain(JSON.stringify({ email: hostile }).replaceAll('<', '\\u003c'));
});
