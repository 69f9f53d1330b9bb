import { escapeHtml } from '@lively/app/escapeHtml';
import type { Build } from './readBuild.ts';

/** A widget, as its element. An attribute without a value is left out. */
export interface EmbedTag {
  readonly name: 'lively-event' | 'lively-events';
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

interface EmbedOptions {
  build: Pick<Build, 'siteUrl' | 'parts'>;
  source: { url: string; publishableKey: string };
  /** The page on this site: what a reader without the widget follows. */
  url: string;
  title: string;
}

/** What a partner pastes: the script of the widgets, under the name and the hash of its version, and one of them. */
export async function renderEmbed(
  { name, attributes }: EmbedTag,
  { build, source, url, title }: EmbedOptions,
): Promise<string> {
  const { siteUrl, parts } = build;
  const release: { file: string; integrity: string } = JSON.parse(await parts.read('embed/release.json'));
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
