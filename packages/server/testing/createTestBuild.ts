import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const exportRenderer = `export { testRenderer as appRenderer } from '${resolve(import.meta.dirname, 'testRenderer.ts')}';`;

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
    storageKeys: { language: 'language', session: 'session' },
  }),
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/main.js' } }),
  'embed/release.json': JSON.stringify({ file: 'lively-1.js', integrity: 'sha384-x' }),
  '.server/appRenderer.js': exportRenderer,
};

/** What Vite serves in development at the least: a document, and the same renderer. */
const sources = {
  'index.html': '<!doctype html><html lang="fr"><head></head><body><div id="root"></div></body></html>',
  'src/rendering/appRenderer.ts': exportRenderer,
};

/** A build in a folder of the test's own. */
export const createTestBuild = (): Promise<string> => writeFiles(files);

/** An app without a build, in a folder of the test's own. */
export const createTestApp = (): Promise<string> => writeFiles(sources);

async function writeFiles(texts: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-build-'));
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
