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

/** The mail of each type of link. */
const mailsByType: Readonly<Record<string, string>> = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'magic_link',
  invite: 'invite',
};

/**
 * Serves the page of the links in mails of accounts. Mail scanners open links, so a GET only shows a button; its POST redirects to
 * the authentication service, which uses the token up and redirects to the app.
 */
export function confirmRoutes({ languages, projectUrl }: ConfirmRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  const headers = mailPageHeaders(projectUrl ? [new URL(projectUrl).origin] : []);
  for (const { language, prefix } of languagePrefixes(languages)) {
    const path = `${prefix}/confirm`;
    const { account, accountPage: texts } = readTexts<{
      account: Record<string, MailTexts>;
      accountPage: PageTexts;
    }>(language, 'mails');
    const unknown = renderMailPage(language, {
      title: texts.unknownTitle,
      text: texts.unknownText,
      action: renderMailLink(texts.unknownAction, `${prefixOf(language)}/auth`),
    });
    routes.get(path, ({ req, html }) => {
      const mail = account[mailsByType[readLink(req.url)?.type ?? ''] ?? ''];
      if (!mail) return html(unknown, 404, headers);
      const page = { title: mail.title, text: texts.text, action: renderMailForm(mail.action) };
      return html(renderMailPage(language, page), 200, headers);
    });
    routes.post(path, ({ req, html, redirect, header }) => {
      const link = readLink(req.url);
      if (!link) return html(unknown, 404, headers);
      for (const [name, value] of Object.entries(headers)) header(name, value);
      const { token, type, redirectTo } = link;
      const verify = `/auth/v1/verify?${new URLSearchParams({ token, type, redirect_to: redirectTo })}`;
      return redirect(projectUrl ? new URL(verify, projectUrl).href : verify, 303);
    });
  }
  return routes;
}

interface Link {
  readonly token: string;
  readonly type: string;
  /** The service checks that it belongs to the site. */
  readonly redirectTo: string;
}

/** Reads the link of a mail from the URL of the page; undefined if a part is missing. */
function readLink(url: string): Link | undefined {
  const { searchParams } = new URL(url);
  const token = searchParams.get('token_hash') ?? '';
  const type = searchParams.get('type') ?? '';
  if (!/^[\w.-]{1,255}$/.test(token) || !Object.hasOwn(mailsByType, type)) return undefined;
  return { token, type, redirectTo: searchParams.get('redirect_to') ?? '' };
}
