import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request asks of the mail that it causes; the package drops it between the two. */
export interface MailRequest {
  /** Where the link of the mail leads after it was verified. The verification checks that it may. */
  readonly redirectTo: string | null;
  /** Whether the link belongs to the PKCE flow. */
  readonly hasChallenge: boolean;
  /** The request only looks like one that causes a mail. */
  readonly isSilent?: boolean;
  /** The language of the account that the mail is for. */
  readonly language: string;
  /** The tokens of the links that were written for it. */
  readonly tokens: Set<string>;
}

/** The request that is being answered. */
export const outgoingMail = new AsyncLocalStorage<MailRequest>();

/** What the token of a link of the PKCE flow begins with, as on a hosted project. */
export const pkcePrefix = 'pkce_';

/** The text of a mail with its link as the request asked for it. */
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
