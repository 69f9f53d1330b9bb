import { expect, test } from 'vitest';
import { lineRoutes } from './lineRoutes.ts';

const routes = lineRoutes({
  documents: { languages: ['fr', 'en', 'es'] },
  renderer: { readLineArguments: async (line, language) => ({ text: `${language}: ${line}` }) },
});

test('a line is read in the language of the address, for every site', async () => {
  const answer = await routes.request('/en/line.json?line=free+tonight');
  expect(await answer.json()).toEqual({ text: 'en: free tonight' });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(await (await routes.request('/line.json?line=ce+soir')).json()).toEqual({ text: 'fr: ce soir' });
});

test('without a line there is nothing to read', async () => {
  expect((await routes.request('/line.json')).status).toBe(400);
});

test('where reading fails, the widget is told to come back', async () => {
  const failing = lineRoutes({
    documents: { languages: ['fr'] },
    renderer: { readLineArguments: () => Promise.reject(new Error('The dictionary is missing.')) },
  });
  const answer = await failing.request('/line.json?line=jazz');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
