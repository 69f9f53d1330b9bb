import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { renderSiteMap } from '../src/site/siteMap/renderSiteMap.ts';

const exampleUrl = 'https://lively.example';

const exportRenderer = (siteUrl: string): string => `
  import { createTestRenderer } from '${resolve(import.meta.dirname, 'createTestRenderer.ts')}';
  export const appRenderer = createTestRenderer('${siteUrl}');
`;

/** The files of a minimal build: its documents, and a renderer with one event. */
const createFiles = (siteUrl: string): Readonly<Record<string, string>> => ({
  'index.html': `<link rel="canonical" href="${siteUrl}/"/><p>Lively</p>`,
  'contact.html': '<p>Contact</p>',
  'app.html': '<html lang="fr"><head></head><body><div id="root"></div></body></html>',
  '404.html': '<p>Rien ici</p>',
  'assets/main.js': '',
  '.vite/paths.json': JSON.stringify({
    siteUrl,
    languages: ['fr', 'en'],
    dynamicPaths: ['/event/:id', '/explore', '/profile'],
    loadScript: '',
    frameScript: 'tell()',
  }),
  '.vite/manifest.json': JSON.stringify({ 'index.html': { file: 'assets/main.js' } }),
  'embed/release.json': JSON.stringify({ file: 'lively-1.js', integrity: 'sha384-x' }),
  'sitemap.xml': renderSiteMap(['/'], { siteUrl, languages: ['fr'] }),
  '.server/appRenderer.js': exportRenderer(siteUrl),
});

/** The files of a minimal app for Vite in development: a document, and the same renderer. */
const sources = {
  'index.html': '<!doctype html><html lang="fr"><head></head><body><div id="root"></div></body></html>',
  'src/rendering/appRenderer.ts': exportRenderer(exampleUrl),
};

/**
 * Creates a build in a temporary folder.
 *
 * @param siteUrl The URL of the site, without a trailing slash.
 */
export const createTestBuild = (siteUrl: string = exampleUrl): Promise<string> => writeFiles(createFiles(siteUrl));

/** Creates an app without a build, in a temporary folder. */
export const createTestApp = (): Promise<string> => writeFiles(sources);

async function writeFiles(texts: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-build-'));
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
