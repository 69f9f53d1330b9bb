import type { Renderer } from '@lively/app/rendering';
import { beforeAll, expect, test } from 'vitest';
import { createTestBuild } from '../../../testing/createTestBuild.ts';
import { loadRenderer } from '../documents/loadRenderer.ts';
import { readBuild } from '../documents/readBuild.ts';
import { oEmbedRoutes } from './oEmbedRoutes.ts';

let routes: ReturnType<typeof oEmbedRoutes>;

beforeAll(async () => {
  const folder = await createTestBuild();
  const renderer = await loadRenderer(folder);
  const readShare: Renderer['readShare'] = async (idInUrl) => {
    if (idInUrl !== '17') return null;
    return {
      id: 'uuid-17',
      title: 'Bal "rouge" & <bleu>',
      categoryLabel: 'Musique',
      place: 'Paris',
      detail: undefined,
      date: undefined,
      colors: { flood: '#000000', onFlood: '#FFFFFF' },
      poster: '',
    };
  };
  routes = oEmbedRoutes({
    documents: readBuild(folder),
    renderer: { ...renderer, readShare },
    source: { url: 'https://project.example', publishableKey: 'sb_key' },
  });
});

const ask = (url: string, others = '') => routes.request(`/oembed?url=${encodeURIComponent(url)}${others}`);

test('the answer for an event contains its widget, its picture and a link without scripts', async () => {
  const answer = await ask('https://lively.example/en/event/17?utm_source=mail', '&format=json');
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const { html, ...facts } = await answer.json();
  expect(facts).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'Bal "rouge" & <bleu>',
    provider_name: 'Lively',
    provider_url: 'https://lively.example',
    cache_age: 3600,
    width: 480,
    height: null,
    thumbnail_url: 'https://lively.example/en/share/uuid-17.png',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(html).toBe(
    '<script type="module" src="https://lively.example/embed/lively-1.js" integrity="sha384-x" crossorigin="anonymous"></script>' +
      '<lively-event event-id="uuid-17" lang="en" source="https://project.example" apikey="sb_key" site="https://lively.example">' +
      '<a href="https://lively.example/en/event/17?utm_source=mail">Bal &#34;rouge&#34; &#38; &#60;bleu&#62;</a></lively-event>',
  );
});

test('the answer for a list contains the widget of its city and category, without other parameters', async () => {
  const answer = await ask('https://lively.example/explore?city=Lyon"><b>&category=music&sort=date', '&maxwidth=320');
  const { html, width, thumbnail_url } = await answer.json();
  expect([width, thumbnail_url]).toEqual([320, undefined]);
  expect(html).toContain('<lively-events city="Lyon&#34;&#62;&#60;b&#62;" category="music" lang="fr" ');
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

test('a missing URL is answered with 400, and another format than JSON with 501', async () => {
  expect((await routes.request('/oembed')).status).toBe(400);
  expect((await ask('https://lively.example/event/17', '&format=xml')).status).toBe(501);
});
