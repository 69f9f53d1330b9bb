import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Renderer } from '@lively/app/rendering';
import type { ViteDevServer } from 'vite';
import { addBrandStyles } from '../site/documents/addBrandStyles.ts';
import { buildFrameScript } from '../site/documents/buildFrameScript.ts';
import { buildLoadScript } from '../site/documents/buildLoadScript.ts';
import { createHtmlDocument } from '../site/documents/createHtmlDocument.ts';
import type { Documents } from '../site/documents/Documents.ts';
import { type DocumentParts, renderDocument } from '../site/documents/renderDocument.ts';
import { reportFailure } from '../site/reportFailure.ts';
import { splitPrefix } from '../site/splitPrefix.ts';
import { writeDevStyles } from './writeDevStyles.ts';

/** The headers of documents, without the policy of a build: Vite's client adds scripts and styles. */
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Creates the documents of the app from its current sources.
 *
 * @param pathname - The path of the requested page: Vite's plugins may transform index.html by it.
 */
export async function createDevDocuments(
  vite: ViteDevServer,
  renderer: Renderer,
  pathname: string,
): Promise<Documents> {
  const { siteUrl, languages, storageKeys } = renderer.site;
  const html = addBrandStyles(await readShell(vite, pathname), renderer);
  const shell = createHtmlDocument(html, headers);
  const parts = { ...createParts(vite, html), loadScript: await buildLoadScript(storageKeys) };
  return {
    siteUrl,
    languages,
    shell,
    parts,
    headersFor: () => headers,
    framedHeadersFor: () => headers,
    frameScript: await buildFrameScript(),
    async findPage(pathname) {
      if (await isInBrowser(pathname)) return { ...shell, status: 200 };
      const page = await renderer
        .renderPublicPage(pathname, '', Date.now())
        .catch(reportFailure('A page could not be rendered'));
      if (!page) return { ...shell, status: 200 };
      return {
        ...createHtmlDocument(await renderDocument(page, parts), headers),
        status: page.status === 200 ? 200 : 404,
      };
    },
    // No release of the widgets was built.
    readRelease: async () => ({ file: 'lively.js' }),
  };

  async function isInBrowser(pathname: string): Promise<boolean> {
    const { path } = splitPrefix(pathname, languages);
    const patterns = await renderer.listDynamicPaths();
    return patterns.some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
  }
}

/** Reads index.html with Vite's client: the document of a path that the browser renders. */
export async function readShell(vite: ViteDevServer, pathname: string): Promise<string> {
  return vite.transformIndexHtml(pathname, await readFile(resolve(vite.config.root, 'index.html'), 'utf8'));
}

function createParts(vite: ViteDevServer, html: string): Omit<DocumentParts, 'loadScript'> {
  const [element = '', entry = ''] = /\s*<script type="module" src="(\/src\/[^"]+)"><\/script>/.exec(html) ?? [];
  const [source] = entry.split('?');
  return {
    shell: html.replace(element, '').replace(/\s*<title>[^<]*<\/title>/, ''),
    writeStyles: (modules) =>
      writeDevStyles(vite, [...(source ? [source] : []), ...modules.map((module) => `/${module}`)]),
    listModules: () => (entry ? [entry] : []),
  };
}
