import type { Renderer, WidgetContent } from '@lively/app/rendering';
import { escapeHtml } from '@lively/engine';
import { Hono } from 'hono';
import { siteName } from '../../settings/branding/siteName.ts';
import type { Documents } from '../documents/Documents.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { readWidget, type WidgetCache } from './createWidgetCache.ts';
import { findWidgetView } from './findWidgetView.ts';
import { renderEmbed, writeAttributes } from './renderEmbed.ts';
import { renderQuote } from './renderQuote.ts';
import { toEmbedTag } from './toEmbedTag.ts';
import { toWidgetPath } from './toWidgetPath.ts';
import type { WidgetView } from './WidgetView.ts';

interface OEmbedOptions {
  documents: Pick<Documents, 'siteUrl' | 'languages' | 'readRelease'>;
  renderer: Pick<Renderer, 'widgets'>;
  /** The backend from which the custom elements read events. */
  source: { url: string; publishableKey: string };
  widgets: WidgetCache;
}

/** Events of a list that the address does not limit: WordPress cuts frames at 1,000 pixels. */
const quotedLength = 4;
/** Those of a week, whose rows are lower. */
const weekLength = 6;
/** Pixels. A frame adapts to any width. */
const defaultWidth = 600;
/** Pixels of the frame before it reports its height: of an event in it, and of the rest. */
const heights = {
  single: { event: 420, rest: 80 },
  list: { event: 164, rest: 160 },
  grid: { event: 150, rest: 420 },
  compact: { event: 130, rest: 160 },
  week: { event: 130, rest: 320 },
  month: { event: 110, rest: 620 },
  search: { event: 164, rest: 270 },
};
const picture = { width: 1200, height: 630 };
/** Seconds. */
const lifetime = 3_600;

const headers = { 'Cache-Control': `public, max-age=${lifetime}` };

/**
 * Serves `/oembed?url=…` (oEmbed 1.0, JSON and XML): the HTML for other sites that embeds explore or an event. A quotation that
 * reads without scripts, then the page for frames, as WordPress requires. A site that trusts our script asks for `element=on`.
 */
export function oEmbedRoutes({ documents, renderer, source, widgets }: OEmbedOptions): Hono<SiteEnv> {
  const { siteUrl, languages, readRelease } = documents;
  return new Hono<SiteEnv>().get('/oembed', async ({ req, json, text, body }) => {
    const { url, format = 'json', maxwidth, maxheight, element } = req.query();
    if (!url) return text('Say which page is to be shown: /oembed?url=…', 400);
    if (format !== 'json' && format !== 'xml')
      return text('Only JSON and XML are served: /oembed?format=json&url=…', 501);
    const view = findView(url);
    const content =
      view && (await readWidget(widgets, view, lengthOf(view)).catch(reportFailure('A page could not be embedded')));
    if (content === undefined) return text('The page cannot be read at the moment.', 503, { 'Retry-After': '10' });
    if (!view || !content) return text('This is no event and no list of events of this site.', 404);

    const width = Math.min(defaultWidth, toMaximum(maxwidth));
    const height = Math.min(estimateHeight(view, content), toMaximum(maxheight));
    const tag = element === 'on' ? toEmbedTag(view, content) : null;
    const quote = renderQuote(content);
    const html = tag
      ? renderEmbed(tag, { siteUrl, release: await readRelease(), source, fallback: quote })
      : `${quote} ${renderFrame(view, content, { width, height })}`;
    const [event] = content.kind === 'event' ? content.events : [];
    const answer = {
      version: '1.0',
      type: 'rich',
      title: titleOf(content),
      provider_name: siteName,
      provider_url: siteUrl,
      cache_age: lifetime,
      width,
      height,
      html,
      // The thumbnail must fit the requested size.
      ...(event &&
        toMaximum(maxwidth) >= picture.width &&
        toMaximum(maxheight) >= picture.height && {
          thumbnail_url: `${siteUrl}${view.prefix}/share/${event.id}.png`,
          thumbnail_width: picture.width,
          thumbnail_height: picture.height,
        }),
    };
    if (format === 'json') return json(answer, 200, headers);
    return body(toXml(answer), 200, { ...headers, 'Content-Type': 'text/xml; charset=utf-8' });
  });

  /** Finds the view of a URL; null for a URL of another site. */
  function findView(address: string): WidgetView | null {
    if (!URL.canParse(address)) return null;
    const url = new URL(address);
    if (url.origin !== new URL(siteUrl).origin) return null;
    const view = findWidgetView(url, languages, renderer.widgets.readSearch);
    return view && !view.event ? { ...view, limit: view.limit ?? lengthOf(view) } : view;
  }

  /** WordPress replaces the sandbox by its own; elsewhere links open in a new window. */
  function renderFrame(view: WidgetView, content: WidgetContent, size: { width: number; height: number }): string {
    const attributes = {
      class: 'wp-embedded-content',
      src: siteUrl + toWidgetPath(view),
      ...size,
      title: titleOf(content),
      sandbox: `allow-scripts allow-popups allow-popups-to-escape-sandbox${view.layout === 'search' ? ' allow-forms' : ''}`,
      frameborder: 0,
      style: 'max-width: 100%; border: 0',
    };
    return `<iframe${writeAttributes(attributes)}></iframe>`;
  }
}

/** Returns the title of a list, with the name of its week or month. */
function titleOf({ title, period }: WidgetContent): string {
  return period ? `${title} · ${period.title}` : title;
}

function lengthOf({ layout }: WidgetView): number {
  return layout === 'week' ? weekLength : quotedLength;
}

function estimateHeight({ layout, event: id }: WidgetView, { events }: WidgetContent): number {
  const { event, rest } = heights[id ? 'single' : layout];
  return events.length * event + rest;
}

/** Reads a limit in pixels; infinite without one. */
function toMaximum(text: string | undefined): number {
  return Number(text) > 0 ? Number(text) : Number.POSITIVE_INFINITY;
}

function toXml(answer: Readonly<Record<string, string | number>>): string {
  const elements = Object.entries(answer).map(([name, value]) => `<${name}>${escapeHtml(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join('')}</oembed>\n`;
}
