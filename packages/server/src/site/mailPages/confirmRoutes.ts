import { type MailLink, readMailLink } from '@lively/app/rendering';
import { type Language, prefixOf } from '@lively/engine/languages';
import { Hono } from 'hono';
import { readTexts } from '../../backend/mails/readTexts.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { mailPageHeaders, renderMailForm, renderMailLink, renderMailPage } from './renderMailPage.ts';

interface ConfirmRoutesOptions {
  languages: readonly Language[];
  /** The hosted project that answers the browser; undefined if this server does. */
  projectUrl?: string | undefined;
}

/** The texts of a mail, which are those of its page. */
interface MailTexts {
  readonly title: string;
  readonly action: string;
}

interface PageTexts {
  readonly text: string;
  readonly unknownTitle: string;
  readonly unknownText: string;
  readonly unknownAction: string;
}

/**
 * Serves the page of the links in mails of accounts, without scripts; the app has the same page for static hosts. Mail scanners open
 * links, so a GET only shows a button; its POST redirects to the authentication service, which uses the token up and redirects to the
 * app.
 */
export function confirmRoutes({ languages, projectUrl }: ConfirmRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  const headers = mailPageHeaders(projectUrl ? [new URL(projectUrl).origin] : []);
  for (const { language, prefix } of languagePrefixes(languages)) {
    const path = `${prefix}/confirm`;
    const { account, accountPage: texts } = readTexts<{
      account: Record<MailLink['mail'], MailTexts>;
      accountPage: PageTexts;
    }>(language, 'mails');
    const unknown = renderMailPage(language, {
      title: texts.unknownTitle,
      text: texts.unknownText,
      action: renderMailLink(texts.unknownAction, `${prefixOf(language)}/auth`),
    });
    routes.get(path, ({ req, html }) => {
      const link = readMailLink(new URL(req.url).search);
      if (!link) return html(unknown, 404, headers);
      const mail = account[link.mail];
      const page = { title: mail.title, text: texts.text, action: renderMailForm(mail.action) };
      return html(renderMailPage(language, page), 200, headers);
    });
    routes.post(path, ({ req, html, redirect, header }) => {
      const link = readMailLink(new URL(req.url).search);
      if (!link) return html(unknown, 404, headers);
      for (const [name, value] of Object.entries(headers)) header(name, value);
      return redirect(projectUrl ? new URL(link.verifyPath, projectUrl).href : link.verifyPath, 303);
    });
  }
  return routes;
}
