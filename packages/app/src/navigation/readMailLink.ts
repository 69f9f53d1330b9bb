/** The mail of each type of link, by the name of its texts. */
const mailsByType = {
  signup: 'confirmation',
  recovery: 'recovery',
  email_change: 'email_change',
  magiclink: 'magic_link',
  invite: 'invite',
} as const;

/** The link of a mail of an account. */
export interface MailLink {
  /** The mail, by the name of its texts. */
  readonly mail: (typeof mailsByType)[keyof typeof mailsByType];
  /**
   * The path of the authentication service, which uses the token up and redirects to the app. The service checks that the
   * target belongs to the site.
   */
  readonly verifyPath: string;
}

/** Reads the link of a mail from the query of `/confirm`; undefined if a part is missing or invalid. */
export function readMailLink(search: string): MailLink | undefined {
  const parameters = new URLSearchParams(search);
  const token = parameters.get('token_hash') ?? '';
  const type = parameters.get('type') ?? '';
  if (!/^[\w.-]{1,255}$/.test(token) || !Object.hasOwn(mailsByType, type)) return undefined;
  const target = new URLSearchParams({ token, type, redirect_to: parameters.get('redirect_to') ?? '' });
  return { mail: mailsByType[type as keyof typeof mailsByType], verifyPath: `/auth/v1/verify?${target}` };
}
