import type { Renderer, WidgetContent } from '@lively/app/rendering';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';
import type { Documents } from '../documents/Documents.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { nameForCdn } from '../nameForCdn.ts';
import { pageCaching } from '../pages/createPageCache.ts';
import { countPage } from '../partners/countPage.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { readWidget, type WidgetCache } from './createWidgetCache.ts';
import { findWidgetView } from './findWidgetView.ts';
import { renderExport } from './renderExport.ts';
import { renderFramePage } from './renderFramePage.ts';
import { toWidgetPath } from './toWidgetPath.ts';
import type { WidgetView } from './WidgetView.ts';

interface WidgetRoutesOptions {
  documents: Pick<Documents, 'siteUrl' | 'languages' | 'frameScript' | 'framedHeadersFor'>;
  renderer: Pick<Renderer, 'widgets'>;
  widgets: WidgetCache;
  /** Counts the frames of partners. @default none */
  partners?: Pick<PartnerCounts, 'count'> | undefined;
}

const formats = ['', '.html', '.json'] as const;

/** Events of a view that the address does not limit, as in the custom element. */
const lengthOf = ({ layout }: WidgetView) => (layout === 'week' ? 20 : 6);
/** An export is complete unless it is limited: nobody scrolls in a frame around it. */
const exportLength = 100;

/** A document to copy from: it runs nothing, and loads nothing. */
const exportPolicy = `default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * Serves `/widget/explore` and `/widget/event/:id` in each language: a list of events, or one event, for a frame on another site.
 * With `.html` the same for mails and intranets, with `.json` as data.
 */
export function widgetRoutes({ documents, renderer, widgets, partners }: WidgetRoutesOptions): Hono<SiteEnv> {
  const { siteUrl, languages, frameScript, framedHeadersFor } = documents;
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(languages))
    routes.get(`${prefix}/widget/*`, compress(), async (context) => {
      const url = new URL(context.req.url);
      const format = formats.find((ending) => ending && url.pathname.endsWith(ending)) ?? '';
      url.pathname = url.pathname.slice(0, url.pathname.length - format.length);
      const view = findWidgetView(url, languages, renderer.widgets.readSearch);
      if (!view) return context.text('There is no such widget.', 404);
      const content = await readWidget(widgets, view, format === '.html' ? exportLength : lengthOf(view)).catch(
        reportFailure('A widget could not be read'),
      );
      if (content === undefined)
        return context.text('The events cannot be read at the moment.', 503, { 'Retry-After': '10' });
      if (!content) return context.text('This is no public event of this site.', 404);
      return answer(context, content, { view, format });
    });
  return routes;

  function answer(
    { req, body }: Context<SiteEnv>,
    content: WidgetContent,
    { view, format }: { view: WidgetView; format: (typeof formats)[number] },
  ) {
    const headers = {
      'Cache-Control': pageCaching,
      Vary: 'Accept-Encoding',
      ...nameForCdn('widgets', findShownEvents(JSON.stringify(content))),
    };
    if (format === '.json')
      return body(JSON.stringify(withoutPosters(content)), 200, {
        ...headers,
        'Content-Type': 'application/json; charset=utf-8',
      });
    const type = { 'Content-Type': 'text/html; charset=utf-8' };
    if (format === '.html')
      return body(renderExport(content), 200, {
        ...headers,
        ...type,
        'Content-Security-Policy': exportPolicy,
        'X-Robots-Tag': 'noindex',
      });
    countPage(partners, 'shown', req.raw);
    const oEmbedUrl = `${siteUrl}/oembed?${new URLSearchParams({ url: siteUrl + toWidgetPath(view) })}`;
    const html = renderFramePage(content, { view, script: frameScript, oEmbedUrl });
    return body(html, 200, { ...framedHeadersFor(html), ...type, ...headers });
  }
}

/** Leaves out the drawn posters, which are most of the bytes. */
function withoutPosters({ events, ...content }: WidgetContent) {
  return { ...content, events: events.map(({ poster: _, ...event }) => event) };
}
