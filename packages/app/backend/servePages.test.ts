import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { preview } from 'vite';
import { expect, test } from 'vitest';
import { findPage, servePages } from './servePages.ts';

const folder = mkdtempSync(join(tmpdir(), 'lively-pages-'));
for (const file of [
  'index.html',
  'app.html',
  '404.html',
  'faq.html',
  'en/index.html',
  'en/faq.html',
  'en/404.html',
  'icon.svg',
  '.well-known/security.txt',
]) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), '');
}
const paths = { languages: ['fr', 'en'], dynamicPaths: ['/explore', '/event/:id'] };

test.each([
  ['/', 'index.html', 200],
  ['/en', 'en/index.html', 200],
  ['/en/', 'en/index.html', 200],
  ['/faq', 'faq.html', 200],
  ['/faq/', 'faq.html', 200],
  ['/en/faq', 'en/faq.html', 200],
  ['/explore', 'app.html', 200],
  ['/en/event/17', 'app.html', 200],
  ['/nulle-part', '404.html', 404],
  ['/en/nope', 'en/404.html', 404],
  ['/404', '404.html', 404],
  ['/fr/faq', '404.html', 404],
  ['/event', '404.html', 404],
  ['/assets/gone.js', '404.html', 404],
  ['/../faq', '404.html', 404],
])('%s is answered with %s and %i', (pathname, file, status) => {
  const found = findPage(pathname, folder, paths);
  expect(found && { file: relative(folder, found.file), status: found.status }).toEqual({ file, status });
});

test('a file is served as it is', () => {
  expect(findPage('/icon.svg', folder, paths)).toBeNull();
});

test('security.txt is served as the text that it is', async () => {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/paths.json'), JSON.stringify(paths));
  writeFileSync(join(folder, '.well-known/security.txt'), 'Contact: mailto:support@lively.fr\n');
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    plugins: [servePages()],
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = new URL('/.well-known/security.txt', server.resolvedUrls?.local[0]);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'Contact: mailto:support@lively.fr\n',
  ]);
  await server.close();
});
