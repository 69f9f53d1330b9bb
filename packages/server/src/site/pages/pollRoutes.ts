import type { Renderer } from '@lively/app/rendering';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { clientAddress } from '../clientAddress.ts';
import type { ClientIpHeaders } from '../clientIpHeaders.ts';
import type { RenderQueue } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { drawPollShare } from '../share/drawShare.ts';
import { createDocumentWriter } from './createPageWriter.ts';
import { readFields } from './formRoutes.ts';
import { sendDocument } from './sendDocument.ts';

interface PollRoutesOptions {
  documents: Pick<Documents, 'siteUrl' | 'languages' | 'parts' | 'headersFor' | 'shell'>;
  renderer: Pick<Renderer, 'renderPoll' | 'answerPoll' | 'readPollShare' | 'readPollCalendar' | 'isOrganizerLink'>;
  clientIpHeaders: ClientIpHeaders;
  isProxied: boolean;
  queue: RenderQueue;
}

/** The URL is a secret that lets anyone answer, or organise: it is not cached, sent to other sites or listed by search engines. */
const secretHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/**
 * Serves `/choose/:token` and `/choose/:token/:answerToken` in each language: the complete poll as friends see it. Without
 * scripts it accepts their answers, and redirects to the guest's own page. `/choose/:token/calendar.ics` is the choice of a
 * closed poll. `/share/choose/:token.png` shows the posters in previews of the link. `/organize/:token` is the app, which reads
 * the poll in the browser.
 */
export function pollRoutes(options: PollRoutesOptions): Hono<SiteEnv> {
  const { documents, renderer, clientIpHeaders, isProxied, queue } = options;
  const writeDocument = createDocumentWriter(documents);
  const routes = new Hono<SiteEnv>();
  // A proxy may replace the scheme and the host, so the origin of the site is allowed, too.
  const origin = (sender: string, { req }: Context) =>
    [new URL(req.url).origin, new URL(documents.siteUrl).origin].includes(sender);

  for (const { language, prefix } of languagePrefixes(documents.languages)) {
    routes.get(`${prefix}/choose/:token/calendar.ics`, async (context) => {
      const calendar = await queue
        .page(() => renderer.readPollCalendar(context.req.param('token'), language, Date.now()))
        .catch(reportFailure('The calendar of a poll could not be written'));
      if (calendar === undefined) {
        return context.text('The poll cannot be read at the moment.', 503, { ...secretHeaders, 'Retry-After': '10' });
      }
      if (!calendar) return context.text('This poll has chosen nothing yet.', 404, secretHeaders);
      return context.body(calendar.file, 200, {
        ...secretHeaders,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${calendar.name}"`,
      });
    });

    const paths = [`${prefix}/choose/:token`, `${prefix}/choose/:token/:answerToken`];
    routes.on('GET', paths, async (context) => {
      const { pathname, search } = new URL(context.req.url);
      // The page ignores all search parameters except that of a sent form.
      const sent = new URLSearchParams(search).get('sent');
      const shown = sent ? `?${new URLSearchParams({ sent })}` : '';
      const page = await queue
        .page(async () => writeDocument(await renderer.renderPoll(pathname, shown, Date.now())))
        .catch(reportFailure('A poll could not be rendered'));
      for (const [name, value] of Object.entries(secretHeaders)) context.header(name, value);
      if (page) return context.body(page.html, page.status, { ...page.headers, ...secretHeaders });
      // The app in the browser requests the data again, and shows the error.
      context.header('Retry-After', '10');
      return sendDocument(context, documents.shell, 503);
    });

    routes.get(`${prefix}/organize/:token`, async (context) => {
      const isKnown = await queue
        .page(() => renderer.isOrganizerLink(context.req.param('token')))
        .catch(reportFailure('The poll of an organiser could not be read'));
      const shell = { ...documents.shell, headers: { ...documents.shell.headers, ...secretHeaders } };
      if (isKnown !== undefined) return sendDocument(context, shell, isKnown ? 200 : 404);
      context.header('Retry-After', '10');
      return sendDocument(context, shell, 503);
    });

    // A page has one URL. Otherwise the shell of the app would answer 200, and without these headers.
    routes.on(
      'GET',
      [...paths, `${prefix}/organize/:token`].map((path) => `${path}/`),
      (context) => {
        const { pathname, search } = new URL(context.req.url);
        for (const [name, value] of Object.entries(secretHeaders)) context.header(name, value);
        return context.redirect(pathname.slice(0, -1) + search, 308);
      },
    );

    routes.get(`${prefix}/share/choose/:file{.+\\.png}`, async (context) => {
      const token = context.req.param('file').replace(/\.png$/, '');
      const share = await queue.page(() => renderer.readPollShare(token, language));
      if (!share) return context.text('There is no such poll.', 404, secretHeaders);
      const picture = await queue.picture(() => drawPollShare(share));
      return context.body(picture, 200, {
        ...secretHeaders,
        'Content-Type': 'image/png',
        // Messengers show it.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    });

    routes.on('POST', paths, csrf({ origin }), async (context, next) => {
      const { req, env } = context;
      const fields = await readFields(req.raw.clone());
      if (fields === 'too long') return context.text('This form is too long. Shorten what you wrote.', 413);
      // The footer of every page has the form of the newsletter.
      if (fields.form !== 'poll') return next();
      const { pathname } = new URL(req.url);
      const headers = clientIpHeaders(clientAddress(env.incoming, isProxied));
      const answered = await queue.page(() => renderer.answerPoll(pathname, fields, Date.now(), headers));
      for (const [name, value] of Object.entries(secretHeaders)) context.header(name, value);
      if (answered.status === 303) return context.redirect(answered.location, 303);
      const page = await writeDocument(answered.page);
      const later = answered.status === 422 ? {} : { 'Retry-After': '60' };
      return context.body(page.html, answered.status, { ...page.headers, ...secretHeaders, ...later });
    });
  }
  return routes;
}
