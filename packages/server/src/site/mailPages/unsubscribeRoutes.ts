import { type Language, prefixOf } from '@lively/engine/languages';
import { Hono } from 'hono';
import { readTexts } from '../../backend/mails/readTexts.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import type { PublicBackend } from '../PublicBackend.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { mailPageHeaders, renderMailForm, renderMailLink, renderMailPage } from './renderMailPage.ts';

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
  const headers = mailPageHeaders();
  for (const { language, prefix } of languagePrefixes(languages)) {
    const path = `${prefix}/unsubscribe/:token`;
    const texts = readTexts<{ weekly: { page: PageTexts } }>(language, 'mails').weekly.page;
    const { title, text, confirm } = texts;
    routes.get(path, ({ html }) =>
      html(renderMailPage(language, { title, text, action: renderMailForm(confirm) }), 200, headers),
    );
    routes.post(path, async ({ req, html }) => {
      const ended = await endWeeklyMail(req.param('token') ?? '', publicBackend).catch(
        reportFailure('A weekly mail could not be ended'),
      );
      const result = ended ? 'done' : ended === false ? 'unknown' : 'failed';
      const page = renderMailPage(language, {
        title: texts[`${result}Title`],
        text: texts[`${result}Text`],
        action: renderMailLink(texts.settings, `${prefixOf(language)}/profile?tab=settings`),
      });
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
