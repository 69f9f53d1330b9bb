import { AsyncLocalStorage } from 'node:async_hooks';

/** The settings of the mails that a request causes; the package does not pass them on. */
export interface MailRequest {
  /** The redirect of the mail's link. The verification checks that it is allowed. */
  readonly redirectTo: string | null;
  /** Whether the link belongs to the PKCE flow. */
  readonly hasChallenge: boolean;
  /** Whether no mail is sent, because the request only imitates one that causes a mail. */
  readonly isSilent?: boolean;
  /** The language of the account that the mail is for. */
  readonly language: string;
  /** The links of mails that the package wanted to send. */
  readonly captured: { readonly token: string; readonly type: string }[];
  /** The stored tokens of the links that were sent. */
  readonly tokens: Set<string>;
}

/** The mail settings of the current request. */
export const outgoingMail = new AsyncLocalStorage<MailRequest>();

/** The prefix of the token in a link of the PKCE flow, as on a hosted project. */
export const pkcePrefix = 'pkce_';
