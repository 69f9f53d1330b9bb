import { AsyncLocalStorage } from 'node:async_hooks';

/** What a request asks of the mail that it causes; the package drops it between the two. */
export interface MailRequest {
  /** Where the link of the mail leads after it was verified. The verification checks that it may. */
  readonly redirectTo: string | null;
  /** The code challenge of the PKCE flow, as it goes into the link. */
  readonly challenge: string | null;
  /** The request only looks like one that causes a mail. */
  readonly isSilent?: boolean;
}

/** The request that is being answered. */
export const outgoingMail = new AsyncLocalStorage<MailRequest>();

/** The text of a mail with its link as the request asked for it. */
export function completeLinks(text: string): string {
  const request = outgoingMail.getStore();
  if (!request) return text;
  return text.replace(/https?:\/\/[^\s"'<>]+\/auth\/v1\/verify\?[^\s"'<>]+/g, (link) => {
    const url = new URL(link.replaceAll('&amp;', '&'));
    if (request.redirectTo) url.searchParams.set('redirect_to', request.redirectTo);
    if (request.challenge) url.searchParams.set('token', `${request.challenge}${url.searchParams.get('token')}`);
    return url.href;
  });
}
