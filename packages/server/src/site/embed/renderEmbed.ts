import { escapeHtml } from '@lively/engine';
import type { WidgetRelease } from '../documents/Documents.ts';

/** The element of a widget. Attributes without a value are omitted. */
export interface EmbedTag {
  readonly name: 'lively-event' | 'lively-events';
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface EmbedOptions {
  siteUrl: string;
  release: WidgetRelease;
  source: { url: string; publishableKey: string };
  /** The page on this site, which a reader without the widget opens. */
  url: string;
  title: string;
}

/** Renders the HTML for partners: the script of the widgets with the name and the hash of its release, and a widget. */
export function renderEmbed(
  { name, attributes }: EmbedTag,
  { siteUrl, release, source, url, title }: EmbedOptions,
): string {
  const script = writeAttributes({
    type: 'module',
    src: `${siteUrl}/embed/${release.file}`,
    integrity: release.integrity,
    crossorigin: 'anonymous',
  });
  const widget = writeAttributes({ ...attributes, source: source.url, apikey: source.publishableKey, site: siteUrl });
  return `<script${script}></script><${name}${widget}><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></${name}>`;
}

function writeAttributes(attributes: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');
}
