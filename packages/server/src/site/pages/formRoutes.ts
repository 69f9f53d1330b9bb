import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { Refusal } from '../../backend/edge/Refusal.ts';
import { readBody } from '../../backend/edge/readBody.ts';
import { clientAddress } from '../clientAddress.ts';
import type { ClientIpHeaders } from '../clientIpHeaders.ts';
import type { Documents } from '../documents/Documents.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { splitPrefix } from '../splitPrefix.ts';
import type { Pages } from './createPages.ts';
import { answerPage, notFoundPath } from './renderedRoutes.ts';

interface FormRoutesOptions {
  documents: Pick<Documents, 'siteUrl' | 'languages' | 'shell' | 'findPage'>;
  renderer: Pick<Renderer, 'receiveForm'>;
  pages: Pages;
  clientIpHeaders: ClientIpHeaders;
  isProxied: boolean;
}

/** Bytes. The longest form has 6,000 characters of up to nine bytes each. */
const maxSize = 64 * 1024;

/**
 * Handles the forms of the public pages without scripts. A form posts to its page, which redirects with `?sent=` once it is
 * stored, or shows the form again with the typed values and their errors.
 */
export function formRoutes({
  documents,
  renderer,
  pages,
  clientIpHeaders,
  isProxied,
}: FormRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();

  routes.get('*', async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const found = searchParams.has('sent') ? await documents.findPage(pathname) : null;
    if (!found || found.html === documents.shell.html) return next();
    const { prefix, path } = splitPrefix(pathname, documents.languages);
    // All missing paths share one page, and so do paths with and without a trailing slash.
    const shown = found.status === 404 ? notFoundPath(prefix) : path === '/' ? prefix || path : prefix + path;
    return answerPage(context, { documents, pages }, shown);
  });

  // A proxy may replace the scheme and the host, so the origin of the site is allowed, too.
  const origin = (sender: string, { req }: { req: { url: string } }) =>
    [new URL(req.url).origin, new URL(documents.siteUrl).origin].includes(sender);

  routes.post('*', csrf({ origin }), async (context, next) => {
    const { req, env, body } = context;
    const url = new URL(req.url);
    if (!(await hasForms(url.pathname))) return next();
    const fields = await readFields(req.raw);
    if (fields === 'too long') return context.text('This form is too long. Shorten what you wrote.', 413);
    const received = await renderer.receiveForm(
      url.pathname,
      fields,
      clientIpHeaders(clientAddress(env.incoming, isProxied)),
    );
    if (!received) return context.text('This page has no such form.', 400);
    const { status, answer } = received;
    if (answer.state === 'sent') return context.redirect(toSentUrl(url, answer.form), 303);
    const page = await pages
      .render(url.pathname + url.search, answer)
      .catch(reportFailure('A page could not be rendered'));
    if (!page) return context.html(documents.shell.html, 503, { ...documents.shell.headers, 'Retry-After': '10' });
    return body(page.html, status, { ...page.headers, ...(status !== 422 && { 'Retry-After': '60' }) });
  });

  return routes;

  /** Returns true for pages that the server renders or the build wrote, and for the not-found page. */
  async function hasForms(pathname: string): Promise<boolean> {
    if (/^(\/\w\w)?\/(explore|event\/[^/]+|choose\/[\w-]+(\/[\w-]+)?)$/.test(pathname)) return true;
    const page = await documents.findPage(pathname);
    return page !== null && page.html !== documents.shell.html;
  }
}

/** Reads the typed values by field: of two values the last. Returns no fields for a body that is not a form. */
export async function readFields(request: Request): Promise<Record<string, unknown> | 'too long'> {
  try {
    const bytes = await readBody(request, maxSize);
    const type = request.headers.get('content-type') ?? '';
    // The body is read completely first, because a proxy that streams sends no length.
    const form = await new Response(bytes, { headers: { 'content-type': type } })
      .formData()
      .catch(() => new FormData());
    return Object.fromEntries(form);
  } catch (error) {
    if (error instanceof Refusal) return 'too long';
    throw error;
  }
}

/** Returns the URL after a form was sent. A path that begins with two slashes would be another site. */
function toSentUrl({ pathname, searchParams }: URL, form: string): string {
  const sent = new URLSearchParams(searchParams);
  sent.set('sent', form);
  return `${pathname.replace(/^\/+/, '/')}?${sent}`;
}
