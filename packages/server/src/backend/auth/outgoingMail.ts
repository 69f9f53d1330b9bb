import { AsyncLocalStorage } from 'node:async_hooks';

/** The settings of the mail that a request causes; the package does not pass them on. */
export interface MailRequest {
  /** The redirect of the mail's link. The verification checks that it is allowed. */
  readonly redirectTo: string | null;
  /** Whether the link belongs to the PKCE flow. */
  readonly hasChallenge: boolean;
  /** Whether no mail is sent, because the request only imitates one that causes a mail. */
  readonly isSilent?: boolean;
  /** The language of the account that the mail is for. */
  readonly language: string;
  /** The tokens of the links in the mail. */
  readonly tokens: Set<string>;
}

/** The mail settings of the current request. */
export const outgoingMail = new AsyncLocalStorage<MailRequest>();

/** The prefix of the token in a link of the PKCE flow, as on a hosted project. */
export const pkcePrefix = 'pkce_';

/** Completes the links in the text of a mail with the settings of the request. */
export function completeLinks(text: string): string {
  const request = outgoingMail.getStore();
  if (!request) return text;
  return text.replace(/https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g, (link) => {
    const url = new URL(link.replaceAll('&amp;', '&'));
    const token = url.searchParams.get('token') ?? '';
    request.tokens.add(token);
    if (request.redirectTo) url.searchParams.set('redirect_to', request.redirectTo);
    if (request.hasChallenge) url.searchParams.set('token', `${pkcePrefix}${token}`);
    return url.href;
  });
}
