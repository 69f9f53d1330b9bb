import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { PrerenderedPage, Renderer } from '@lively/app/rendering';
import type { Manifest } from 'vite';
import { readCommunes } from '../backend/communes/readCommunes.ts';
import { toShards } from '../backend/communes/toShards.ts';
import { branding } from '../settings/branding/branding.ts';
import { addBrandStyles } from '../site/documents/addBrandStyles.ts';
import type { BuildFacts } from '../site/documents/BuildFacts.ts';
import { factsFile, manifestFile, shellFile, siteMapIndexFile } from '../site/documents/buildFiles.ts';
import { buildFrameScript } from '../site/documents/buildFrameScript.ts';
import { buildLoadScript } from '../site/documents/buildLoadScript.ts';
import { createBuildParts } from '../site/documents/createBuildParts.ts';
import { loadRenderer } from '../site/documents/loadRenderer.ts';
import { renderDocument } from '../site/documents/renderDocument.ts';
import { renderSiteMap, renderSiteMapIndex } from '../site/siteMap/renderSiteMap.ts';
import { buildServiceWorker, type KeptDocument } from './buildServiceWorker.ts';
import { listOfflineFiles, offlinePaths } from './listOfflineFiles.ts';
import { minifyInlineScripts } from './minifyInlineScripts.ts';
import { type HostedPage, renderHostFiles } from './renderHostFiles.ts';
import { renderLlmsTxt } from './renderLlmsTxt.ts';
import { renderSecurityTxt } from './renderSecurityTxt.ts';
import { writeBrandFiles } from './writeBrandFiles.ts';

/** A page before and after it was written. */
interface WrittenPage extends HostedPage {
  readonly page: PrerenderedPage;
}

/** The path of the document that the service worker shows for the pages of `offlinePaths`. */
const offlineAppPath = '/offline/app';

/**
 * Completes the output of Vite in a folder: the HTML of every page that is equal for all visitors, in each language, the site
 * map, the commune files, and the files for robots and for other hosts.
 */
export async function writeSite(folder: string): Promise<void> {
  const renderer = await loadRenderer(folder);
  const { site, offlinePath, securityContact } = renderer;
  const { siteUrl, languages, supabaseUrl, hasCaptcha, servesPictures } = site;
  const write = (file: string, text: string) => writeText(resolve(folder, file), text);

  if (branding) await writeBrandFiles(folder, branding);
  const loadScript = await buildLoadScript(site.storageKeys);
  const written = await writePages(folder, renderer, loadScript);
  const shell = { file: shellFile, html: await readFile(resolve(folder, shellFile), 'utf8') };
  const dynamicPaths = await renderer.listDynamicPaths();
  const facts: BuildFacts = { ...site, dynamicPaths, loadScript, frameScript: await buildFrameScript() };
  await write(factsFile, JSON.stringify(facts));

  const paths = [...new Set([...listIndexed(written, siteUrl), '/explore'])];
  await write('sitemap.xml', renderSiteMap(paths, { languages, siteUrl }));
  await write(siteMapIndexFile, renderSiteMapIndex([`${siteUrl}/sitemap.xml`]));
  await write('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/${siteMapIndexFile}\n`);
  await write('llms.txt', renderLlmsTxt(paths, siteUrl));
  await write(
    '.well-known/security.txt',
    renderSecurityTxt({ siteUrl, email: securityContact, languages }, new Date()),
  );
  const offlineApp = { file: `${offlineAppPath.slice(1)}.html`, html: markOffline(shell.html) };
  await write(offlineApp.file, offlineApp.html);
  const manifest: Manifest = JSON.parse(await readFile(resolve(folder, manifestFile), 'utf8'));
  await buildServiceWorker(folder, {
    files: listOfflineFiles(manifest, languages),
    app: { pathname: offlineAppPath, html: offlineApp.html },
    appPaths: offlinePaths,
    pages: mapOfflinePages(written, offlinePath),
  });
  for (const [shard, content] of toShards(readCommunes()))
    await write(`communes/${shard}.json`, JSON.stringify(content));
  const hosted = {
    pages: [shell, offlineApp, ...written],
    languages,
    dynamicPaths,
    policy: { supabaseUrl, hasCaptcha, servesPictures },
  };
  for (const [file, text] of Object.entries(renderHostFiles(hosted))) await write(file, text);
}

async function writePages(folder: string, renderer: Renderer, loadScript: string): Promise<WrittenPage[]> {
  const { site, offlinePath, prerenderPages } = renderer;
  const read = (file: string) => readFile(resolve(folder, file), 'utf8');
  const manifest: Manifest = JSON.parse(await read(manifestFile));
  const shell = addBrandStyles(await minifyInlineScripts(await read('index.html')), renderer);
  await writeText(resolve(folder, shellFile), shell);
  await rm(resolve(folder, 'index.html'));
  const parts = createBuildParts({ html: shell, manifest, read, loadScript });
  const written: WrittenPage[] = [];
  for (const language of site.languages) {
    for (const page of await prerenderPages(language)) {
      const path = page.path === '/' ? `${page.pathname}/index.html` : `${page.pathname}.html`;
      const file = path.replace(/^\/+/, '');
      // The offline page has no scripts of the app: the app would fail to load its code, and replace the page.
      const html = await renderDocument(page, parts, page.path !== offlinePath);
      await writeText(resolve(folder, file), html);
      written.push({ page, file, html });
    }
  }
  return written;
}

/** Lists the paths for search engines: the pages whose canonical link is their own URL. */
function listIndexed(written: readonly WrittenPage[], siteUrl: string): string[] {
  return written
    .filter(({ page }) => page.markup.includes(`rel="canonical" href="${siteUrl}${page.pathname}"`))
    .map(({ page }) => page.path);
}

/** Returns the offline page of each language, by the prefix of the language. */
function mapOfflinePages(written: readonly WrittenPage[], offlinePath: string): Map<string, KeptDocument> {
  const pages = written.filter(({ page }) => page.path === offlinePath);
  return new Map(
    pages.map(({ page: { pathname }, html }) => [pathname.slice(0, -offlinePath.length), { pathname, html }]),
  );
}

/** Marks the document as loaded without the network. */
function markOffline(html: string): string {
  return html.replace('<html ', '<html data-offline ');
}

async function writeText(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
