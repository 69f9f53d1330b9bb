import type { PrerenderedPage, ServedPage } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { bringApp, type StorageKeys } from './bringApp.ts';

/** What a document consists of beside its page. */
export interface DocumentParts {
  /** index.html without its title, its styles and its entry. */
  readonly shell: string;
  /** The styles that a page needs, as HTML. @param body - Its markup, without what belongs to the head. */
  writeStyles(modules: readonly string[], body: string): Promise<string>;
  /** The URLs that bring the app and the modules of a page. */
  listModules(modules: readonly string[]): readonly string[];
  readonly storageKeys: StorageKeys;
}

/** A page of the build, or one that was rendered on request. */
type RenderedPage = PrerenderedPage & Partial<Pick<ServedPage, 'renderedPage' | 'structuredData'>>;

/**
 * The whole document of a page: what React put into the head, the styles the page needs and no other, the markup, and a
 * script that brings the app once the page has been painted.
 *
 * @param bringsApp - False for a page that is shown where the code of the app cannot come.
 */
export async function renderDocument(page: RenderedPage, parts: DocumentParts, bringsApp = true): Promise<string> {
  const { head, body } = splitHead(page.markup);
  const styles = await parts.writeStyles(page.modules, body);
  const script = bringsApp ? bringApp(parts.listModules(page.modules), parts.storageKeys) : '';
  return (
    parts.shell
      // A page that was written needs no word about scripts: it says what it is without them.
      .replace(/\s*<noscript>[\s\S]*?<\/noscript>/g, '')
      .replace(/<html lang="\w+">/, `<html lang="${page.language}">`)
      .replace('>{}</script>', () => `>${page.structuredData ?? '{}'}</script>`)
      .replace('</head>', () => `${head}${styles}</head>`)
      .replace(
        '<div id="root"></div>',
        // The data, which is large, comes last: what is pressed before the script is lost.
        () => `<div id="root" data-path="${escapeHtml(page.path)}">${body}</div>${script}${writeData(page)}`,
      )
  );
}

/** The policy lets data be: it is no code. */
function writeData({ renderedPage }: RenderedPage): string {
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
