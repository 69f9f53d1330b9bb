import type { Manifest } from 'vite';
import { escapeHtml } from '../src/escapeHtml.ts';
import { bringApp } from './bringApp.ts';
import { extractCriticalCss, listUsedClasses } from './extractCriticalCss.ts';

/** A page as `src/prerender.ts` and `src/renderEvent.ts` render it. */
export interface Page {
  path: string;
  pathname: string;
  language: string;
  markup: string;
  modules: readonly string[];
  /** What the app takes over with the page. */
  renderedPage?: object | undefined;
  /** JSON-LD. */
  structuredData?: string | null | undefined;
}

export interface DocumentParts {
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
export async function renderDocument(page: Page, { shell, manifest, read }: DocumentParts): Promise<string> {
  const { head, body } = splitHead(page.markup);
  const sources = [entry, ...page.modules];
  const styles = [...new Set(sources.flatMap((source) => listStyles(source, manifest)))];
  const used = listUsedClasses(body);
  const inlined = await Promise.all(styles.map(async (file) => inlineStyle(file, await read(file), used)));
  // What the entry imports is named too, so that it is not found out one request later.
  const needed = [...(chunkOf(entry, manifest).imports ?? []), ...sources];
  const modules = needed.map((source) => `/${chunkOf(source, manifest).file}`);
  return shell
    .replace(/<html lang="\w+">/, `<html lang="${page.language}">`)
    .replace(/^ +(\/\/ .*\n)?/gm, '')
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('>{}</script>', () => `>${page.structuredData ?? '{}'}</script>`)
    .replace('</head>', () => `${head}${inlined.join('')}</head>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-path="${escapeHtml(page.path)}">${body}</div>${writeData(page)}${bringApp(modules)}`,
    );
}

/** The policy lets data be: it is no code. */
function writeData({ renderedPage }: Page): string {
  if (!renderedPage) return '';
  // Wherever a text of it is written, it cannot end the element that holds it.
  const json = JSON.stringify(renderedPage).replaceAll('<', '\\u003c');
  return `<script id="rendered-page" type="application/json">${json}</script>`;
}

/** React writes titles, descriptions and links before everything else: they belong to the head. */
function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = markup.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: markup.slice(head.length) };
}

/** The rules of a sheet that the page needs at once, maybe none, maybe all of them. */
function inlineStyle(file: string, css: string, used: ReadonlySet<string>): string {
  const kept = extractCriticalCss(css.trim(), used);
  return `<style data-href="/${file}"${kept === css.trim() ? ' data-whole' : ''}>${kept}</style>`;
}

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
