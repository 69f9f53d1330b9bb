import type { Widgets } from '@lively/app/rendering';
import { expect, test } from 'vitest';
import { createTestRenderer } from '../../../testing/createTestRenderer.ts';
import { searchRoutes } from './searchRoutes.ts';

const documents = { languages: ['fr', 'en', 'es'] } as const;
const { widgets } = createTestRenderer('https://lively.example');
const createRoutes = (readFilters: Widgets['readFilters']) =>
  searchRoutes({ documents, renderer: { widgets: { ...widgets, readFilters } } });
const routes = createRoutes(async (search, language) => ({
  arguments: { text: `${language}: ${search}` },
  ...{ source: { venue: '', organizer: '' }, labels: [], unread: [], ignored: [] },
}));

test('a search is read in the language of the URL', async () => {
  const answer = await routes.request('/en/search.json?areas=38&line=free+tonight');
  expect(await answer.json()).toMatchObject({ arguments: { text: 'en: ?areas=38&line=free+tonight' } });
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  const french = await (await routes.request('/search.json?line=ce+soir')).json();
  expect(french).toMatchObject({ arguments: { text: 'fr: ?line=ce+soir' } });
});

test('a request without a search is answered with 400', async () => {
  expect((await routes.request('/search.json')).status).toBe(400);
});

test('a failed reading is answered with 503 and a wait', async () => {
  const failing = createRoutes(() => Promise.reject(new Error('The dictionary is missing.')));
  const answer = await failing.request('/search.json?line=jazz');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
