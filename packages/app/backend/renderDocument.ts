import type { Manifest } from 'vite';
import { sessionStorageKey } from '../src/supabase/sessionStorageKey.ts';
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
  const sheets = await Promise.all(styles.map(async (file) => cutStyle(file, await read(file), used)));
  const inlined = sheets.map(({ kept }) => kept && `<style>${kept}</style>`).join('');
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
    .replace('</head>', () => `${head}${inlined}</head>`)
    .replace(
      '<div id="root"></div>',
      () =>
        `<div id="root" data-path="${escapeAttribute(page.path)}">${body}</div>${writeData(page)}${bringApp(modules, sheets)}`,
    );
}

/** The policy lets data be: it is no code. */
function writeData({ renderedPage }: Page): string {
  if (!renderedPage) return '';
  // Wherever a text of it is written, it cannot end the element that holds it.
  const json = JSON.stringify(renderedPage).replaceAll('<', '\\u003c');
  return `<script id="rendered-page" type="application/json">${json}</script>`;
}

function escapeAttribute(text: string): string {
  return text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** React writes titles, descriptions and links before everything else: they belong to the head. */
function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = markup.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: markup.slice(head.length) };
}

interface Sheet {
  url: string;
  /** Its rules that the page needs at once. */
  kept: string;
  /** Whether these are all of them. */
  isWhole: boolean;
}

function cutStyle(file: string, css: string, used: ReadonlySet<string>): Sheet {
  const kept = extractCriticalCss(css.trim(), used);
  return { url: `/${file}`, kept, isWhole: kept === css.trim() };
}

/**
 * The script is the same on every page, so that a policy can name it once. The app comes when the page has been painted
 * in its own letters: on a slow line it would only hold them up. Home is written for visitors: a user, who sees another
 * page there, waits for it without a look at theirs.
 *
 * Whoever presses a button before that brings the app at once; the press is kept and done when it is there.
 */
function bringApp(modules: readonly string[], sheets: readonly Sheet[]): string {
  const list = (isWhole: boolean) => sheets.filter((sheet) => sheet.isWhole === isWhole).map(({ url }) => url);
  const data = { modules, styles: list(false), inlined: list(true) };
  const attributes = Object.entries(data).map(([name, urls]) => ` data-${name}="${urls.join(' ')}"`);
  return `<script${attributes.join('')}>${appScript}</script>`;
}

// The app loads no stylesheet that has a link: one that is inlined whole has a link that is disabled.
const appScript = `{
  const { modules, styles, inlined } = document.currentScript.dataset;
  const split = (urls) => urls.split(' ').filter(Boolean);
  const root = document.getElementById('root');
  const link = (href, disabled) => {
    const element = document.createElement('link');
    Object.assign(element, { rel: 'stylesheet', disabled, href });
    document.head.append(element);
  };
  let isBrought = false;
  const bring = () => {
    if (isBrought) return;
    isBrought = true;
    split(styles).forEach((href) => link(href, false));
    split(inlined).forEach((href) => link(href, true));
    split(modules).forEach((url) => import(url));
  };
  const isUser = () => {
    try {
      return localStorage.getItem('${sessionStorageKey}')?.startsWith('{');
    } catch {}
  };
  const presses = [];
  const keep = ({ target }) => {
    const button = target.closest('button[type=button]');
    if (!button) return;
    presses.push(button);
    bring();
  };
  root.addEventListener('click', keep);
  root.addEventListener('awake', () => {
    root.removeEventListener('click', keep);
    presses.forEach((button) => button.click());
  });
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
