import type { Renderer } from '@lively/app/rendering';
import { beforeAll, expect, test } from 'vitest';
import { createTestBuild } from '../../../testing/createTestBuild.ts';
import { parseXml } from '../../../testing/parseXml.ts';
import { eventContent, listContent, monthContent } from '../../../testing/widgetContents.ts';
import { loadRenderer } from '../documents/loadRenderer.ts';
import { readBuild } from '../documents/readBuild.ts';
import { createWidgetCache } from './createWidgetCache.ts';
import { oEmbedRoutes } from './oEmbedRoutes.ts';

let routes: ReturnType<typeof oEmbedRoutes>;

beforeAll(async () => {
  const folder = await createTestBuild();
  const { widgets, ...renderer } = await loadRenderer(folder);
  const read: Renderer['widgets'] = {
    ...widgets,
    readList: async ({ layout }) => (layout === 'month' ? monthContent : listContent),
    readEvent: async (id) => (id === '17' ? eventContent : null),
  };
  routes = oEmbedRoutes({
    documents: readBuild(folder),
    renderer: { ...renderer, widgets: read },
    source: { url: 'https://project.example', publishableKey: 'sb_key' },
    widgets: createWidgetCache(read),
  });
});

const ask = (url: string, others = '') => routes.request(`/oembed?url=${encodeURIComponent(url)}${others}`);
const read = async (url: string, others?: string) => (await ask(url, others)).json();

test('the answer for a list is a quotation that reads without scripts, then its page in a frame', async () => {
  const answer = await ask('https://lively.example/en/explore?category=music&city=Lyon&page=2&limit=2&theme=dark');
  expect(await answer.json()).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Lyon · Musique',
    provider_name: 'Lively',
    provider_url: 'https://lively.example',
    cache_age: 3600,
    width: 600,
    height: 488,
    html:
      '<blockquote class="wp-embedded-content"><p>Lyon · Musique.</p> ' +
      '<p><a href="https://lively.example/event/17">Bal &#34;rouge&#34; &#38; &#60;bleu&#62;</a> · Complet · samedi 12 décembre, 20:30 · &#60;script&#62;alert(1)&#60;/script&#62;, Lyon · 12 €.</p> ' +
      '<p><a href="https://lively.example/event/17">Qui vive ?</a> · samedi 12 décembre, 20:30 · &#60;script&#62;alert(1)&#60;/script&#62;, Lyon.</p> ' +
      '<p>Source : OpenAgenda. Licence Ouverte 2.0.</p> ' +
      '<p><a href="https://lively.example/explore?city=Lyon&#38;category=music">Tout voir</a>.</p></blockquote> ' +
      '<iframe class="wp-embedded-content" src="https://lively.example/en/widget/explore?category=music&#38;city=Lyon&#38;limit=2&#38;theme=dark" ' +
      'width="600" height="488" title="Lyon · Musique" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox" ' +
      'frameborder="0" style="max-width: 100%; border: 0"></iframe>',
  });
});

test('the answer for an event has its dates, its text and its picture', async () => {
  const { html, ...facts } = await read('https://lively.example/en/event/17?utm_source=mail');
  expect(facts).toMatchObject({
    title: 'Bal "rouge" & <bleu>',
    thumbnail_url: 'https://lively.example/en/share/00000000-0000-4000-8000-000000000017.png',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(html).toContain('12 €. Autres dates : 13 déc. Un bal…</p>');
  expect(html).toContain(' src="https://lively.example/en/widget/event/17" ');
});

test.each(['json', 'xml'])('a view keeps its layout in the frame and in the element, as %s', async (format) => {
  const url = 'https://lively.example/widget/explore?city=Lyon&layout=month&on=2026-12-12&theme=dark';
  const frame = await (await ask(url, `&format=${format}`)).text();
  expect(frame).toContain('layout=month');
  expect(frame).toContain('on=2026-12-12');
  expect(frame).toContain('Lyon · Musique · décembre 2026');
  expect(frame).not.toContain('allow-forms');
  expect(await (await ask(url.replace('month', 'search'), `&format=${format}`)).text()).toContain('allow-forms');
  expect((await read(url, '&element=on')).html).toContain('<lively-events layout="month" city="Lyon" limit="4"');
});

test('a view keeps the name of its partner in the frame, in the element and in the links of the quotation', async () => {
  const url = 'https://lively.example/explore?city=Lyon&partner=%3CLe+Progr%C3%A8s%3E';
  const { html } = await read(url);
  expect(html).toContain('explore?city=Lyon&#38;limit=4&#38;partner=%3CLe+Progr%C3%A8s%3E"');
  expect(html).toContain('<a href="https://lively.example/event/17?partner=%3CLe+Progr%C3%A8s%3E">');
  expect((await read(url, '&element=on')).html).toContain(' partner="&#60;Le Progrès&#62;"');
  expect((await read(`${url}${'a'.repeat(60)}`)).html).not.toContain('partner=');
});

test('the frame fits the requested size, and a picture that does not fit is left out', async () => {
  const { html, ...facts } = await read('https://lively.example/event/17', '&maxwidth=320&maxheight=200');
  expect(facts).toMatchObject({ width: 320, height: 200 });
  expect(facts).not.toHaveProperty('thumbnail_url');
  expect(html).toContain(' width="320" height="200" ');
});

test('XML says the same as JSON', async () => {
  const url = 'https://lively.example/event/17';
  const answer = await ask(url, '&format=xml');
  expect(answer.headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
  const { oembed: _, ...texts } = Object.fromEntries(parseXml(await answer.text()));
  expect(texts).toEqual(Object.fromEntries(Object.entries(await read(url)).map(([name, value]) => [name, `${value}`])));
});

test('the page for frames can be embedded as the page that it shows', async () => {
  const [page, frame] = ['', '/widget'].map((path) => `https://lively.example${path}/explore?city=Lyon`);
  expect(await read(frame ?? '')).toEqual(await read(page ?? ''));
});

test('a site that trusts the script gets the custom element, with the quotation inside', async () => {
  const { html } = await read('https://lively.example/en/event/17', '&element=on');
  expect(html).toMatch(
    /^<script type="module" src="https:\/\/lively.example\/embed\/lively-1.js" integrity="sha384-x" crossorigin="anonymous"><\/script><lively-event event-id="00000000-0000-4000-8000-000000000017" lang="en" source="https:\/\/project.example" apikey="sb_key" site="https:\/\/lively.example"><blockquote.*<\/blockquote><\/lively-event>$/,
  );
  const list = await read(
    'https://lively.example/explore?city=Lyon"><b>&category=music&line=jazz&limit=3',
    '&element=on',
  );
  expect(list.html).toContain(
    '<lively-events city="Lyon&#34;&#62;&#60;b&#62;" category="music" query="jazz" limit="3" lang="fr" ',
  );
});

test('the element gets the filters without an own attribute as those of explore', async () => {
  const { html } = await read('https://lively.example/explore?areas=38&city=Lyon', '&element=on');
  expect(html).toContain('<lively-events city="Lyon" filters="areas=38" limit="4" lang="fr" ');
});

test.each([
  ['https://evil.example/event/17', 404],
  ['https://lively.example.evil.example/event/17', 404],
  ['https://lively.example/event/18', 404],
  ['https://lively.example/event/17/edit', 404],
  ['https://lively.example/faq', 404],
  ['javascript:alert(1)', 404],
  ['event/17', 404],
  ['https://lively.example/event/%ff', 404],
])('%s is not found', async (url, status) => {
  expect((await ask(url)).status).toBe(status);
});

test('a missing URL is answered with 400, and another format than JSON and XML with 501', async () => {
  expect((await routes.request('/oembed')).status).toBe(400);
  expect((await ask('https://lively.example/event/17', '&format=yaml')).status).toBe(501);
});
