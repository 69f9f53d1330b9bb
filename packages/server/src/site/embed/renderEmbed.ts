import { escapeHtml } from '@lively/engine';
import type { WidgetRelease } from '../documents/Documents.ts';

/** The custom element of a view. Attributes without a value are omitted. */
export interface EmbedTag {
  readonly name: 'lively-event' | 'lively-events';
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface EmbedOptions {
  siteUrl: string;
  release: WidgetRelease;
  source: { url: string; publishableKey: string };
  /** The HTML that a reader without the element sees. */
  fallback: string;
}

/** Renders the script of the widgets with the name and the hash of its release, and a widget. */
export function renderEmbed(
  { name, attributes }: EmbedTag,
  { siteUrl, release, source, fallback }: EmbedOptions,
): string {
  const script = writeAttributes({
    type: 'module',
    src: `${siteUrl}/embed/${release.file}`,
    integrity: release.integrity,
    crossorigin: 'anonymous',
  });
  const widget = writeAttributes({ ...attributes, source: source.url, apikey: source.publishableKey, site: siteUrl });
  return `<script${script}></script><${name}${widget}>${fallback}</${name}>`;
}

/** Writes the attributes of an element, each after a space. */
export function writeAttributes(attributes: Readonly<Record<string, string | number | undefined>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}
