import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { clientAddress } from './clientAddress.ts';
import type { Pages } from './createPages.ts';
import type { Renderer } from './loadRenderer.ts';
import type { NameClient } from './nameClient.ts';
import type { Build } from './readBuild.ts';
import { answerPage } from './renderedRoutes.ts';
import { reportFailure } from './reportFailure.ts';
import type { SiteEnv } from './SiteBindings.ts';

interface FormRoutesOptions {
  build: Build;
  renderer: Pick<Renderer, 'receiveForm'>;
  pages: Pages;
  nameClient: NameClient;
  isProxied: boolean;
}

/** Bytes: the longest form holds 6,000 characters of up to nine bytes each. */
const maxSize = 64 * 1024;

/**
 * The forms of the public pages where there are no scripts: posted to the page itself, which says `?sent=` once they are
 * stored, or comes back with what was typed and what is wrong with it.
 */
export function formRoutes({ build, renderer, pages, nameClient, isProxied }: FormRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();

  routes.get('*', (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    return searchParams.has('sent') && hasForms(pathname) ? answerPage(context, { build, pages }) : next();
  });

  // A proxy may hand the request on without its scheme and with its own host: the site knows what it is called.
  const origin = (sender: string, { req }: { req: { url: string } }) =>
    [new URL(req.url).origin, new URL(build.siteUrl).origin].includes(sender);
  const onTooLong = () => new Response('This form is too long. Shorten what you wrote.', { status: 413 });

  routes.post('*', csrf({ origin }), bodyLimit({ maxSize, onError: onTooLong }), async (context, next) => {
    const { req, env, body } = context;
    const url = new URL(req.url);
    if (!hasForms(url.pathname)) return next();
    const fields = await req.parseBody();
    const received = await renderer.receiveForm(
      url.pathname,
      fields,
      nameClient(clientAddress(env.incoming, isProxied)),
    );
    if (!received) return context.text('This page has no such form.', 400);
    const { status, answer } = received;
    if (answer.state === 'sent') return context.redirect(toSentUrl(url, answer.form), 303);
    const page = await pages
      .render(url.pathname + url.search, answer)
      .catch(reportFailure('A page could not be rendered'));
    if (!page) return context.html(build.shell.html, 503, { ...build.shell.headers, 'Retry-After': '10' });
    return body(page.html, status, { ...page.headers, ...(status !== 422 && { 'Retry-After': '60' }) });
  });

  return routes;

  /** What the server renders or the build wrote, and the page that says that nothing is here. */
  function hasForms(pathname: string): boolean {
    if (/^(\/\w\w)?\/(explore|event\/[^/]+)$/.test(pathname)) return true;
    const page = build.findPage(pathname);
    return page !== null && page.html !== build.shell.html;
  }
}

/** A path that began with two slashes would be another site. */
function toSentUrl({ pathname, searchParams }: URL, form: string): string {
  const sent = new URLSearchParams(searchParams);
  sent.set('sent', form);
  return `${pathname.replace(/^\/+/, '/')}?${sent}`;
}
