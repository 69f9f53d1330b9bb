import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from './readBuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'lively-build-'));
const pages = ['index.html', 'app.html', '404.html', 'faq.html', 'en/index.html', 'en/faq.html', 'en/404.html'];
const files = ['icon.svg', '.well-known/security.txt'];
const facts = JSON.stringify({ languages: ['fr', 'en'], dynamicPaths: ['/explore', '/event/:id'], hasCaptcha: true });
for (const [file, text] of [
  ...[...pages, ...files].map((name) => [name, name]),
  ['.vite/paths.json', facts],
  ['.vite/manifest.json', '{}'],
  ['faq.html.br', 'br'],
] as const) {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}
const build = readBuild(folder);
afterAll(() => rmSync(folder, { recursive: true }));

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
  ['/.vite/paths.json', '404.html', 404],
])('%s is answered with %s and %i', async (pathname, html, status) => {
  expect(await build.findPage(pathname)).toMatchObject({ html, status });
});

test('the policy of every page allows the captcha if the forms show one', () => {
  for (const { headers } of [build.shell, build.notFound, build])
    expect(headers['Content-Security-Policy']).toContain('frame-src https://challenges.cloudflare.com');
});

test.each(['/icon.svg', '/.well-known/security.txt'])('%s is not a page but a file', async (pathname) => {
  expect(await build.findPage(pathname)).toBeNull();
});

test('a page contains its compressed versions', async () => {
  expect((await build.findPage('/faq'))?.encoded).toEqual({ br: new Uint8Array(Buffer.from('br')) });
  expect((await build.findPage('/'))?.encoded).toEqual({});
});

test('a missing build is reported with one line and its command', () => {
  expect(() => readBuild(join(folder, 'en'))).toThrow(/^There is no build in [^\n]*npx -y pnpm@12.21.0 build\.$/);
});
