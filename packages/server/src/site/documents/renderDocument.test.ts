import type { PrerenderedPage } from '@lively/app/rendering';
import { expect, test } from 'vitest';
import { renderDocument } from './renderDocument.ts';

const parts = {
  shell:
    '<html lang="fr"><head><noscript><style>main{}</style></noscript></head><body><div id="root"><noscript>No scripts.</noscript></div></body></html>',
  loadScript: 'load()',
  writeStyles: async () => '<style>nav{}</style>',
  listModules: (modules: readonly string[]) => modules.map((module) => `/${module}`),
};
const page: PrerenderedPage = {
  path: '/faq',
  pathname: '/en/faq',
  language: 'en',
  markup: '<title>FAQ</title><nav></nav><main><h1>FAQ</h1></main>',
  modules: ['faq.js'],
};

test('a page is complete without scripts, and names its path for the app', async () => {
  const html = await renderDocument(page, parts);
  expect(html).toContain('<div id="root" data-path="/faq"><nav></nav><main><h1>FAQ</h1></main></div>');
  expect(html).not.toContain('noscript');
  expect(html).toContain('<html lang="en"');
});

test('the frame of a page has no path, and explains that the page needs scripts', async () => {
  const html = await renderDocument({ ...page, path: '/events', isFrame: true }, parts);
  expect(html).toContain('<div id="root" data-path=""><noscript>No scripts.</noscript><nav>');
  expect(html).toContain('<noscript><style>main{}</style></noscript>');
  expect(html).toContain('data-modules="/faq.js"');
});
