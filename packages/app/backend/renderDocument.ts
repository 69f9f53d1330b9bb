import type { Manifest } from 'vite';
import { sessionStorageKey } from '../src/supabase/sessionStorageKey.ts';
import { extractCriticalCss, listUsedClasses } from './extractCriticalCss.ts';

/** A page as `src/prerender.tsx` renders it. */
export interface Page {
  path: string;
  pathname: string;
  language: string;
  markup: string;
  modules: readonly string[];
}

interface Build {
  /** The built index.html. */
  shell: string;
  manifest: Manifest;
  /** Reads a file of the build. */
  read: (file: string) => Promise<string>;
}

const entry = 'index.html';

/**
 * The whole document of a prerendered page: what React put into the head, the styles the page needs and no other, the
 * markup, and a script that brings the app once the page has been painted.
 */
export async function renderDocument(page: Page, { shell, manifest, read }: Build): Promise<string> {
  const { head, body } = splitHead(page.markup);
  const sources = [entry, ...page.modules];
  const styles = [...new Set(sources.flatMap((source) => listStyles(source, manifest)))];
  const used = listUsedClasses(body);
  const linked = await Promise.all(styles.map(async (file) => writeStyle(file, await read(file), used)));
  // What the entry imports is named too, so that it is not found out one request later.
  const needed = [...(chunkOf(entry, manifest).imports ?? []), ...sources];
  const modules = needed.map((source) => `/${chunkOf(source, manifest).file}`);
  return shell
    .replace(/<html lang="\w+">/, `<html lang="${page.language}">`)
    .replace(/^ +(\/\/ .*\n)?/gm, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</head>', () => `${head}${linked.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-path="${page.path}">${body}</div>${bringApp(modules)}`,
    );
}

/** React writes titles, descriptions and links before everything else: they belong to the head. */
function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = markup.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: markup.slice(head.length) };
}

/**
 * The critical CSS inline, and a link to the whole stylesheet, which becomes active when the app comes: the app loads no
 * stylesheet that has a link. A link of an unknown kind is not fetched; a disabled one would be, because browsers look ahead
 * for stylesheets before they read that attribute.
 */
function writeStyle(file: string, css: string, used: ReadonlySet<string>): string {
  const kept = extractCriticalCss(css.trim(), used);
  const style = kept ? `<style>${kept}</style>` : '';
  return `${style}<link rel="later" href="/${file}"${kept === css.trim() ? ' disabled' : ''}>`;
}

/**
 * The script is the same on every page, so that a policy can name it once. The app comes when the page has been painted
 * in its own letters: on a slow line it would only hold them up. Home is written for visitors: a user, who sees another
 * page there, waits for it without a look at theirs.
 */
function bringApp(modules: readonly string[]): string {
  return `<script data-modules="${modules.join(' ')}">${appScript}</script>`;
}

const appScript = `{
  const modules = document.currentScript.dataset.modules.split(' ');
  const root = document.getElementById('root');
  const bring = () => {
    document.querySelectorAll('link[rel=later]').forEach((link) => (link.rel = 'stylesheet'));
    modules.forEach((url) => import(url));
  };
  const isUser = () => {
    try {
      return localStorage.getItem('${sessionStorageKey}')?.startsWith('{');
    } catch {}
  };
  const whenIdle = window.requestIdleCallback || setTimeout;
  if (root.dataset.path === '/' && isUser()) {
    root.replaceChildren();
    delete root.dataset.path;
    bring();
  } else {
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => document.fonts.ready.then(() => whenIdle(bring)))));
  }
}`.replace(/\n */g, '');

function listStyles(source: string, manifest: Manifest, seen = new Set<string>()): string[] {
  if (seen.has(source)) return [];
  seen.add(source);
  const { imports = [], css = [] } = chunkOf(source, manifest);
  return [...imports.flatMap((imported) => listStyles(imported, manifest, seen)), ...css];
}

function chunkOf(source: string, manifest: Manifest) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}: its name in publicPages.ts is another.`);
  return chunk;
}
