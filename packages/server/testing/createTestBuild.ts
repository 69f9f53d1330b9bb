import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What a build is at the least: its documents, and a renderer that knows one event. */
const files = {
  'index.html': '<p>Lively</p>',
  'contact.html': '<p>Contact</p>',
  'app.html': '<html lang="fr"><head></head><body><div id="root"></div></body></html>',
  '404.html': '<p>Rien ici</p>',
  '.vite/paths.json': JSON.stringify({
    siteUrl: 'https://lively.example',
    languages: ['fr', 'en'],
    dynamicPaths: ['/event/:id', '/explore', '/profile'],
  }),
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/main.js' } }),
  'embed/release.json': JSON.stringify({ file: 'lively-1.js', integrity: 'sha384-x' }),
  '.server/renderPages.js': `
    export const connectTo = () => {};
    const statuses = { 17: 200, 19: 410 };
    export const renderEvent = async (pathname) => ({
      status: statuses[pathname.split('/').at(-1)] ?? 404, path: pathname, pathname, language: 'fr', markup: '<h1>Nuit</h1>', modules: [],
    });
    export const renderExplore = async (pathname, search) => ({
      status: 200, path: pathname + search, pathname, language: 'fr', markup: '<h1>Explorer</h1>', modules: [],
    });
    export const renderPublicPage = async (pathname, search, now, answer) => ({
      status: pathname === '/contact' ? 200 : 404, path: pathname + search, pathname, language: 'fr', modules: [],
      markup: '<h1>' + JSON.stringify(answer ?? search) + '</h1>',
    });
    export const receiveForm = async (pathname, { form, email }, headers) => {
      if (form !== 'message') return null;
      const [status, state] = { '': [422, 'idle'], 'much@example.org': [429, 'failed'] }[email] ?? [200, 'sent'];
      return { status, answer: { form, state, values: { email, headers } } };
    };
    export const nameList = async ({ city }) => city ?? 'Lively';
    export const renderFeed = async (options) => JSON.stringify(options);`,
};

/** A build in a folder of the test's own. */
export async function createTestBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-build-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
