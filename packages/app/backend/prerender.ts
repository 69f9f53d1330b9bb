import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { company } from '../src/locales/company.ts';
import { manifestFile, pathsFile, rendererFolder, shellFile, siteMapIndexFile } from './buildFiles.ts';
import { checkVariables } from './checkVariables.ts';
import { type Page, renderDocument } from './renderDocument.ts';
import { type HostedPage, renderHostFiles } from './renderHostFiles.ts';
import { renderLlmsTxt } from './renderLlmsTxt.ts';
import { renderSecurityTxt } from './renderSecurityTxt.ts';
import { type OfflinePage, renderServiceWorker } from './renderServiceWorker.ts';
import { renderSiteMap, renderSiteMapIndex } from './renderSiteMap.ts';

/** What `src/prerender.ts` exports. */
interface Prerenderer {
  languages: readonly string[];
  siteUrl: string;
  /** Of the page that says that the connection is missing. */
  offlinePath: string;
  listDynamicPaths(): Promise<string[]>;
  prerenderPages(language: string): Promise<Page[]>;
}

/** Writes the HTML of every page that is written once for all, in each language, with the site map, robots.txt and security.txt. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lively-prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      checkVariables(resolved.env);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(error) {
        if (!error) await writePages(config);
      },
    },
  };
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const read = (file: string) => readFile(resolve(outDir, file), 'utf8');
  const { prerenderPages, listDynamicPaths, languages, siteUrl, offlinePath } = await loadPrerenderer(config);
  const manifest: Manifest = JSON.parse(await read(manifestFile));
  await rename(resolve(outDir, 'index.html'), resolve(outDir, shellFile));
  const shell = await read(shellFile);

  const indexed: string[] = [];
  const offline: OfflinePage[] = [];
  const pages: HostedPage[] = [{ file: shellFile, html: shell }];
  for (const language of languages) {
    for (const page of await prerenderPages(language)) {
      const file = page.path === '/' ? `${page.pathname}/index.html` : `${page.pathname}.html`;
      const html = await renderDocument(page, { shell, manifest, read });
      await write(outDir, file, html);
      pages.push({ file: file.replace(/^\/+/, ''), html });
      if (page.path === offlinePath) {
        const prefix = page.pathname.slice(0, -offlinePath.length);
        // What has no prefix stands in for all others: it comes last.
        offline[prefix ? 'unshift' : 'push']({ prefix, pathname: page.pathname, html });
      }
      if (page.markup.includes(`rel="canonical" href="${siteUrl}${page.pathname}"`)) indexed.push(page.path);
    }
  }
  await write(outDir, 'sw.js', renderServiceWorker(offline));
  const dynamicPaths = await listDynamicPaths();
  const hasCaptcha = Boolean(config.env.VITE_TURNSTILE_SITE_KEY);
  const paths = [...new Set([...indexed, '/explore'])];
  await write(outDir, 'sitemap.xml', renderSiteMap(paths, { languages, siteUrl }));
  await write(outDir, siteMapIndexFile, renderSiteMapIndex([`${siteUrl}/sitemap.xml`]));
  await write(outDir, 'robots.txt', `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/${siteMapIndexFile}\n`);
  await write(outDir, 'llms.txt', renderLlmsTxt(paths, siteUrl));
  const contact = { siteUrl, email: company.support, languages };
  await write(outDir, '.well-known/security.txt', renderSecurityTxt(contact, new Date()));
  await write(outDir, pathsFile, JSON.stringify({ siteUrl, languages, dynamicPaths, hasCaptcha }));
  const policy = { supabaseUrl: config.env.VITE_SUPABASE_URL, hasCaptcha };
  for (const [file, text] of Object.entries(renderHostFiles({ pages, languages, dynamicPaths, policy })))
    await write(outDir, file, text);
}

/** Builds the app once more, for Node, and imports what renders the pages that are written now. */
async function loadPrerenderer({ root, envDir, mode, build: { outDir } }: ResolvedConfig): Promise<Prerenderer> {
  const folder = resolve(root, outDir, rendererFolder);
  await build({
    configFile: false,
    root,
    envDir,
    mode,
    logLevel: 'warn',
    plugins: [react(), vanillaExtractPlugin()],
    // Everything is bundled: the folder is imported from where nothing else is installed.
    ssr: { noExternal: true },
    // For Node it would be read when the server runs, where nobody sets it: React would be the one of development.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { input: ['src/prerender.ts', 'src/renderPages.ts'].map((file) => resolve(root, file)) },
    },
  });
  return await import(pathToFileURL(resolve(folder, 'prerender.js')).href);
}

async function write(outDir: string, file: string, text: string): Promise<void> {
  const path = resolve(outDir, file.replace(/^\/+/, ''));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
