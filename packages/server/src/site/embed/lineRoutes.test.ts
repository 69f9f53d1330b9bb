import { expect, test } from 'vitest';
import { lineRoutes } from './lineRoutes.ts';

const routes = lineRoutes({
  documents: { languages: ['fr', 'en', 'es'] },
  renderer: { readLineArguments: async (line, language) => ({ text: `${language}: ${line}` }) },
});

test('a sentence is analysed in the language of the URL, for each site', async () => {
  const answer = await routes.request('/en/line.json?line=free+tonight');
  expect(await answer.json()).toEqual({ text: 'en: free tonight' });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60');
  expect(await (await routes.request('/line.json?line=ce+soir')).json()).toEqual({ text: 'fr: ce soir' });
});

test('a request without a sentence is answered with 400', async () => {
  expect((await routes.request('/line.json')).status).toBe(400);
});

test('a failed analysis is answered with 503 and a wait', async () => {
  const failing = lineRoutes({
    documents: { languages: ['fr'] },
    renderer: { readLineArguments: () => Promise.reject(new Error('The dictionary is missing.')) },
  });
  const answer = await failing.request('/line.json?line=jazz');
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '10']);
});
