import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseXml } from '../../../testing/parseXml.ts';
import { renderSiteMap, renderSiteMapIndex } from './renderSiteMap.ts';

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

test('site maps are well-formed for any path, and no path adds a URL', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '</loc></url><url>', '&foo;', '\ufffe', '\u0008'),
  );
  fc.assert(
    fc.property(fc.array(hostile), (parts) => {
      const path = `/${parts.join('')}`;
      const names = parseXml(renderSiteMap([path], site)).map(([name]) => name);
      expect(names.filter((name) => name === 'url')).toHaveLength(2);
      const index = parseXml(renderSiteMapIndex([`https://lively.fr${path}`])).map(([name]) => name);
      expect(index).toEqual(['loc', 'sitemap', 'sitemapindex']);
    }),
  );
});
