import type { PrerenderedPage, ServedPage } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';

/** The parts of a document other than its page. */
export interface DocumentParts {
  /** index.html without its title, its styles and its entry. */
  readonly shell: string;
  /** Writes the styles of a page as HTML. @param body - Its markup, without the elements of the head. */
  writeStyles(modules: readonly string[], body: string): Promise<string>;
  /** Lists the URLs of the app's modules and of the page's modules. */
  listModules(modules: readonly string[]): readonly string[];
  /** See `buildLoadScript`. */
  readonly loadScript: string;
}

/** A page of the build, or a page rendered on request. */
type RenderedPage = PrerenderedPage & Partial<Pick<ServedPage, 'renderedPage' | 'structuredData'>>;

/**
 * Renders the complete document of a page: React's elements of the head, only the styles that the page needs, the markup, and a
 * script that loads the app once the page has been painted.
 *
 * @param loadsApp - False for a page that is shown where the code of the app cannot load.
 */
export async function renderDocument(page: RenderedPage, parts: DocumentParts, loadsApp = true): Promise<string> {
  const { head, body } = splitHead(page.markup);
  const styles = await parts.writeStyles(page.modules, body);
  const script = loadsApp ? writeLoadScript(page, parts) : '';
  // A page works without scripts, and needs no <noscript>. A frame does: the app does not take it over, it replaces it.
  const shell = page.isFrame ? parts.shell : parts.shell.replace(/\s*<noscript>[\s\S]*?<\/noscript>/g, '');
  const path = page.isFrame ? '' : page.path;
  return shell
    .replace(/<html lang="\w+"/, `<html lang="${page.language}"`)
    .replace('>{}</script>', () => `>${page.structuredData ?? '{}'}</script>`)
    .replace('</head>', () => `${head}${styles}</head>`)
    .replace(
      /<div id="root">(<noscript>[\s\S]*?<\/noscript>)?<\/div>/,
      // The data comes last because it is large: clicks before the script are lost.
      (_, noscript = '') =>
        `<div id="root" data-path="${escapeHtml(path)}">${noscript}${body}</div>${script}${writeData(page)}`,
    );
}

/** Writes the inline script, whose code is equal on every page: only its attribute differs. */
function writeLoadScript({ modules }: RenderedPage, { loadScript, listModules }: DocumentParts): string {
  return `<script data-modules="${listModules(modules).join(' ')}">${loadScript}</script>`;
}

/** Writes the data of a page. The policy allows data, because it is not code. */
function writeData({ renderedPage }: RenderedPage): string {
  if (!renderedPage) return '';
  // Escapes the data, so that no text in it can close the element.
  const json = JSON.stringify(renderedPage).replaceAll('<', '\\u003c');
  return `<script id="rendered-page" type="application/json">${json}</script>`;
}

/** Splits off the titles, descriptions and links, which React writes first: they belong to the head. */
function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = markup.match(/^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/) ?? [];
  return { head, body: markup.slice(head.length) };
}
