import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { clientAddress } from '../clientAddress.ts';
import type { ClientIpHeaders } from '../clientIpHeaders.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';

interface CalendarRoutesOptions {
  documents: Pick<Documents, 'languages'>;
  renderer: Pick<Renderer, 'renderCalendar'>;
  clientIpHeaders: ClientIpHeaders;
  isProxied: boolean;
  takeTurn: TakeTurn;
}

/** The URL is a secret that gives access to the calendar: shared caches, other sites and search engines must not get it. */
const secretHeaders = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' };

/** Serves `/calendars/:token.ics` in each language: a user's saved events, for their calendar app. Never in shared caches. */
export function calendarRoutes(options: CalendarRoutesOptions): Hono<SiteEnv> {
  const { documents, renderer, clientIpHeaders, isProxied, takeTurn } = options;
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(documents.languages))
    routes.get(
      `${prefix}/calendars/:file{.+\\.ics}`,
      compress(),
      etag({ retainedHeaders: ['Cache-Control', 'ETag', 'Vary', ...Object.keys(secretHeaders)] }),
      async ({ req, env, body, text }) => {
        const token = req.param('file').replace(/\.ics$/, '');
        const headers = clientIpHeaders(clientAddress(env.incoming, isProxied));
        const rendered = await takeTurn(() => renderer.renderCalendar(token, language, headers)).catch(
          reportFailure('A private calendar could not be rendered'),
        );
        const refusedHeaders = { ...secretHeaders, 'Cache-Control': 'no-store' };
        if (rendered === undefined)
          return text('The events cannot be read at the moment.', 503, { ...refusedHeaders, 'Retry-After': '10' });
        if (rendered.status === 404) return text('There is no such calendar.', 404, refusedHeaders);
        if (rendered.status !== 200)
          return text('Too many calendars that do not exist.', 429, { ...refusedHeaders, 'Retry-After': '3600' });
        return body(rendered.calendar, 200, {
          ...secretHeaders,
          'Content-Type': 'text/calendar; charset=utf-8',
          // Set here, because compress() leaves it out of a 304.
          Vary: 'Accept-Encoding',
          // Requested again each time, so that revoking has an immediate effect.
          'Cache-Control': 'private, no-cache',
        });
      },
    );
  return routes;
}
