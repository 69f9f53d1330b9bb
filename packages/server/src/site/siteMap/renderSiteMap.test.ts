import { expect, test } from 'vitest';
import { renderSiteMap } from './renderSiteMap.ts';

const site = { languages: ['fr', 'en'], siteUrl: 'https://lively.fr' };

test('each page has a URL in each language with links to the others', () => {
  const siteMap = renderSiteMap(['/', '/faq'], site);
  expect([...siteMap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
    'https://lively.fr/',
    'https://lively.fr/en',
    'https://lively.fr/faq',
    'https://lively.fr/en/faq',
  ]);
  expect(siteMap.match(/hreflang="x-default" href="https:\/\/lively\.fr\/faq"/g)).toHaveLength(2);
});

test('a URL is escaped for XML', () => {
  expect(renderSiteMap(['/a&b<c'], site)).toContain('https://lively.fr/a&amp;b&lt;c');
});
