import { gunzipSync } from 'node:zlib';
import type { Renderer } from '@lively/app/rendering';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import type { Build } from '../documents/readBuild.ts';
import { createPages } from './createPages.ts';
import { renderedRoutes } from './renderedRoutes.ts';

let build: Build;
let renderer: Renderer;

beforeAll(async () => {
  ({ build, renderer } = await loadTestBuild());
});

const routesWith = (renderEvent: Renderer['renderEvent']) =>
  renderedRoutes({
    documents: build,
    pages: createPages({ documents: build, renderer: { ...renderer, renderEvent } }),
  });

test('an event is a page, and what is none says so with its status', async () => {
  const routes = routesWith(renderer.renderEvent);
  const [found, missing] = [await routes.request('/event/17'), await routes.request('/en/event/18')];
  const removed = await routes.request('/event/19');
  expect([found.status, missing.status, removed.status]).toEqual([200, 404, 410]);
  expect(await found.text()).toContain('<div id="root" data-path="/event/17"><h1>Nuit</h1></div>');
  expect(found.headers.get('Content-Security-Policy')).toContain(`require-trusted-types-for 'script'`);
});

test('13: a slash at the end leads to the one URL of the page', async () => {
  const routes = routesWith(renderer.renderEvent);
  for (const [path, location] of [
    ['/event/999/', '/event/999'],
    ['/en/explore/?q=jazz', '/en/explore?q=jazz'],
  ] as const) {
    const { status, headers } = await routes.request(path);
    expect([status, headers.get('Location')]).toEqual([308, location]);
  }
});

test('the list is a page of its own for each search', async () => {
  const routes = routesWith(renderer.renderEvent);
  const answers = await Promise.all(['/explore', '/en/explore?q=jazz'].map((path) => routes.request(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.text()).toContain('<div id="root" data-path="/explore"><h1>Explorer</h1></div>');
  expect(await answers[1]?.text()).toContain('data-path="/en/explore?q=jazz"');
});

test('a page is rendered once, however many ask for it at a time, and compressed for whoever reads that', async () => {
  const renderEvent = vi.fn(renderer.renderEvent);
  const routes = routesWith(renderEvent);
  const asking = Array.from({ length: 50 }, () =>
    routes.request('/event/17', { headers: { 'accept-encoding': 'gzip' } }),
  );
  const answers = await Promise.all(asking);
  expect(renderEvent).toHaveBeenCalledTimes(1);
  expect(answers[0]?.headers.get('Content-Encoding')).toBe('gzip');
  const bytes = await answers[0]?.arrayBuffer();
  expect(gunzipSync(bytes ?? new ArrayBuffer()).toString()).toContain('<h1>Nuit</h1>');
});

test('where the backend does not answer the browser asks by itself, and the next reader is rendered a page', async () => {
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

test('whatever a path and the data hold, neither ends the element that holds it', async () => {
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
