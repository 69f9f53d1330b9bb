import type { Renderer } from '@lively/app/rendering';
import { parse } from 'parse5';
import { beforeEach, expect, test } from 'vitest';
import { loadTestBuild } from '../../../testing/loadTestBuild.ts';
import {
  eventContent,
  listContent,
  monthContent,
  searchContent,
  weekContent,
} from '../../../testing/widgetContents.ts';
import { createWidgetCache } from './createWidgetCache.ts';
import { widgetRoutes } from './widgetRoutes.ts';

const contents = { list: listContent, week: weekContent, month: monthContent, search: searchContent };

let routes: ReturnType<typeof widgetRoutes>;
let asked: Parameters<Renderer['widgets']['readList']>[0][];
let fails: boolean;

beforeEach(async () => {
  asked = [];
  fails = false;
  const { build, renderer } = await loadTestBuild();
  const widgets: Renderer['widgets'] = {
    ...renderer.widgets,
    async readList(request) {
      asked.push(request);
      if (fails) throw new Error('The backend does not answer.');
      return contents[request.layout];
    },
    readEvent: async (id) => (id === '17' ? eventContent : null),
  };
  routes = widgetRoutes({
    documents: build,
    renderer: { ...renderer, widgets },
    widgets: createWidgetCache(widgets),
  });
});

const read = async (path: string) => (await routes.request(path)).text();

test('any site may frame the page, which runs only its own script and sends no request', async () => {
  const { headers } = await routes.request('/widget/explore?city=Lyon');
  expect(headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-[^ ]+'; style-src 'sha256-[^ ]+'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors \*; require-trusted-types-for 'script'; trusted-types 'none'$/,
  );
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
  expect(headers.get('X-Frame-Options')).toBeNull();
  expect(headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
});

test('the page shows each event as text, and links to this site in a new window', async () => {
  const html = await read('/widget/explore?city=Lyon');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<p class="label status"><bdi>Complet</bdi></p>');
  expect(html).toContain('<time datetime="2026-12-12T20:30">samedi 12 décembre, 20:30</time>');
  expect(html).toContain('<p class="credit"><bdi>Source : OpenAgenda. Licence Ouverte 2.0.</bdi></p>');
  const links = html.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links)
    expect(link).toMatch(/ href="https:\/\/lively.example\/[^"]*" target="_blank" rel="noopener">$/);
});

test('the page of an event has one heading, with its dates and its text', async () => {
  const html = await read('/en/widget/event/17?theme=dark');
  expect(html).toContain('<html lang="fr" data-theme="dark">');
  expect(html.match(/<h\d/g)).toEqual(['<h1']);
  expect(html).toContain('Autres dates : 13 déc.');
  expect(html).toContain('Un bal…');
});

test('the page leads editors to its oEmbed answer', async () => {
  expect(await read('/widget/explore?city=Lyon&limit=3')).toContain(
    '<link rel="alternate" type="application/json+oembed" href="https://lively.example/oembed?url=https%3A%2F%2Flively.example%2Fwidget%2Fexplore%3Fcity%3DLyon%26limit%3D3&#38;format=json">',
  );
});

test.each([
  ...['/widget/explore', '/widget/event/17', '/widget/explore.html', '/widget/explore?layout=grid'],
  ...['/widget/explore?layout=week', '/widget/explore?layout=month&on=2026-12-12', '/widget/explore?layout=search'],
  '/widget/explore.html?layout=week',
])('%s is valid HTML', async (path) => {
  const errors: string[] = [];
  parse(await read(path), { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});

test('the export needs no script, no style sheet and no picture', async () => {
  const { headers } = await routes.request('/widget/explore.html?city=Lyon');
  expect(headers.get('Content-Security-Policy')).toBe(
    `default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const html = await read('/widget/explore.html?city=Lyon');
  expect(html).not.toMatch(/<script|<style|<img|<svg|class=/);
  expect(html).toContain('>Bal &#34;rouge&#34; &#38; &#60;bleu&#62;</a><br>Complet · samedi 12 décembre, 20:30<br>');
  expect(html).toContain('<a href="https://openagenda.example/bal"');
});

test('the data is that of the page without its drawn posters', async () => {
  const answer = await routes.request('/widget/explore.json?city=Lyon');
  const events = listContent.events.map(({ poster: _, ...event }) => event);
  expect(await answer.json()).toEqual({ ...listContent, events });
});

test('a page has six events and an export a hundred, unless the URL limits them', async () => {
  for (const path of ['explore', 'explore.html', 'explore.json?limit=3', 'explore?limit=900', 'explore?limit=x'])
    await routes.request(`/en/widget/${path}`);
  // Equal lists are read once.
  expect(asked.map(({ limit }) => limit)).toEqual([6, 100, 3]);
});

test('formats, themes, looks and unknown parameters share one reading', async () => {
  for (const path of [
    '?city=Lyon',
    '?city=Lyon&theme=dark&x=1',
    '.json?city=Lyon',
    '?city=Lyon&layout=grid',
    '?city=Lyon&layout=x&on=2026-12',
  ])
    await routes.request(`/widget/explore${path}`);
  expect(asked.map(({ language, search }) => [language, search])).toEqual([['fr', '?city=Lyon']]);
});

test('a week has a heading for each day with events, and a link to the next week that stays in the frame', async () => {
  const html = await read('/en/widget/explore?city=Lyon&layout=week&theme=dark');
  expect(html.match(/<h\d>[^<]*/g)).toEqual([...['<h1>', '<h2>7–13 déc.', '<h3>samedi 12 décembre', '<h4>', '<h4>']]);
  expect(html).toContain('<time datetime="2026-12-12T20:30">20:30</time>');
  expect(html).toContain(
    '<a href="/en/widget/explore?city=Lyon&#38;layout=week&#38;on=2026-12-14&#38;theme=dark" rel="nofollow" aria-label="Semaine suivante">→</a>',
  );
  expect(html).not.toMatch(/<img|<svg/);
});

test('a month is a table, whose days with events are links that stay in the frame', async () => {
  const html = await read('/widget/explore?layout=month&on=2026-12-12');
  expect(html).toContain('<caption>décembre 2026</caption>');
  expect(html.match(/<th scope="col"/g)).toHaveLength(7);
  // The first of December 2026 is a Tuesday.
  expect(html).toContain('<tr><td></td><td>1</td>');
  expect(html.match(/<td[> ]/g)).toHaveLength(32);
  expect(html).toContain(
    '<td class="pressed"><a href="/widget/explore?layout=month&#38;on=2026-12-12" rel="nofollow" aria-label="samedi 12 décembre, 3 événements" aria-current="true">12</a>',
  );
  expect(html).toContain('<bdi>&#60;b&#62;</bdi>');
  expect(html).toContain('<a href="/widget/explore?layout=month&#38;on=2026-12" rel="nofollow">Tout le mois</a>');
});

test('a search is a plain form that keeps the filters, and may be sent to this site', async () => {
  const answer = await routes.request('/widget/explore?layout=search&city=Lyon&line=jazz&limit=4');
  expect(answer.headers.get('Content-Security-Policy')).toContain("; form-action 'self';");
  expect(await answer.text()).toContain(
    '<form role="search" action="/widget/explore"><input type="hidden" name="city" value="Lyon"><input type="hidden" name="layout" value="search"><input type="hidden" name="limit" value="4"><label for="line">Que cherchez-vous ?</label><input type="search" id="line" name="line" value="jazz &#34;libre&#34;"',
  );
});

test('the export of a week has a heading for each day', async () => {
  expect((await read('/widget/explore.html?layout=week')).match(/<h2 [^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/>samedi 12 décembre$/),
  ]);
});

test('a value of « on » that its layout does not know is ignored', async () => {
  const values = ['week&on=2026-12', 'month&on=2026-12', 'month&on=<b>', 'list&on=2026-12', 'week&on=2026-12-14'];
  for (const value of values) await routes.request(`/widget/explore?layout=${value}`);
  expect(asked.map(({ layout, on, limit }) => [layout, on, limit])).toEqual([
    ...[
      ['week', '', 20],
      ['month', '2026-12', 6],
      ['month', '', 6],
      ['list', '', 6],
      ['week', '2026-12-14', 20],
    ],
  ]);
});

test.each([
  '/widget/',
  '/widget/faq',
  '/widget/event/18',
  '/widget/event/x',
  '/widget/event/17/edit',
  '/en/widget/explore.xml',
])('%s is not found', async (path) => {
  expect((await routes.request(path)).status).toBe(404);
});

test('without the backend the answer is 503 and a wait', async () => {
  fails = true;
  const answer = await routes.request('/widget/explore');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
