import { createHash } from 'node:crypto';
import { escapeHtml } from '@lively/engine';
import { type Language, prefixOf } from '@lively/engine/languages';
import { Hono } from 'hono';
import { mailColors } from '../backend/mails/mailColors.ts';
import { readTexts } from '../backend/mails/readTexts.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { reportFailure } from './reportFailure.ts';
import type { SiteEnv } from './SiteEnv.ts';

interface UnsubscribeRoutesOptions {
  languages: readonly Language[];
  publicBackend: PublicBackend;
}

type PageTexts = Readonly<
  Record<`${'done' | 'unknown' | 'failed'}${'Title' | 'Text'}` | 'title' | 'text' | 'confirm' | 'settings', string>
>;

/**
 * Ends the weekly mail by POST, from the mail client (RFC 8058) or from the button of the page. A GET, which mail scanners send,
 * shows the page and changes nothing. The link needs no session, and cookies are ignored: any caller with the link may end these
 * mails.
 */
export function unsubscribeRoutes({ languages, publicBackend }: UnsubscribeRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(languages)) {
    const path = `${prefix}/unsubscribe/:token`;
    const texts = readTexts<{ weekly: { page: PageTexts } }>(language, 'mails').weekly.page;
    routes.get(path, ({ html }) =>
      html(renderPage(language, texts.title, texts.text, renderForm(texts)), 200, headers),
    );
    routes.post(path, async ({ req, html }) => {
      const ended = await endWeeklyMail(req.param('token') ?? '', publicBackend).catch(
        reportFailure('A weekly mail could not be ended'),
      );
      const result = ended ? 'done' : ended === false ? 'unknown' : 'failed';
      const link = `<a class="button" href="${prefixOf(language)}/profile?tab=settings">${escapeHtml(texts.settings)}</a>`;
      const page = renderPage(language, texts[`${result}Title`], texts[`${result}Text`], link);
      return html(page, ended ? 200 : ended === false ? 404 : 503, headers);
    });
  }
  return routes;
}

/** Returns true if the token is known. */
async function endWeeklyMail(token: string, { url, publishableKey, fetch }: PublicBackend): Promise<boolean> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token)) return false;
  const request = new Request(new URL('/rest/v1/rpc/end_weekly_mail', url), {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(10_000),
  });
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`end_weekly_mail answered ${answer.status}.`);
  return (await answer.json()) === true;
}

const { light, dark } = mailColors;

/** The styles of the mail that links to the page. */
const styleSheet = `
:root { color-scheme: light dark }
body { margin: 0; padding: 32px 16px; background: ${light.ground}; color: ${light.ink}; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 32rem; margin: 0 auto; padding: 32px; border: 2px solid; border-radius: 5px; background: ${light.surface}; overflow-wrap: break-word }
.brand { margin: 0 0 24px; font-size: 1.25rem; font-weight: 700 }
h1 { margin: 0 0 16px; font-size: 1.75rem; line-height: 1.15 }
p { margin: 0 0 24px }
.button { display: inline-block; padding: 14px 24px; border: 2px solid ${light.brand}; border-radius: 5px; background: ${light.brand}; color: ${light.onBrand}; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.button:focus-visible { outline: 3px solid ${light.ink}; outline-offset: 3px }
form { margin: 0 }
@media (prefers-color-scheme: dark) {
  body { background: ${dark.ground}; color: ${dark.ink} }
  main { background: ${dark.surface} }
  .button { border-color: ${dark.brand}; background: ${dark.brand}; color: ${dark.onBrand} }
  .button:focus-visible { outline-color: ${dark.ink} }
}
`;

const headers = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styleSheet).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

/** Renders a form that posts to the same URL. */
function renderForm({ confirm }: PageTexts): string {
  return `<form method="post"><button class="button">${escapeHtml(confirm)}</button></form>`;
}

function renderPage(language: Language, title: string, text: string, action: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Lively</title>
<style>${styleSheet}</style>
<main>
<p class="brand">Lively</p>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${action}
</main>
</html>`;
}
