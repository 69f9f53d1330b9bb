import { createMailTemplate, type MailTemplate } from './createMailTemplate.ts';

/**
 * Returns the link of a mail to the page whose button does what the mail says. A hosted project fills in the same names.
 *
 * @param type - The type of the token, in the words of Supabase Auth.
 */
const toPage = (type: string) =>
  `{{ .SiteURL }}{{ .Path }}/confirm?type=${type}&token_hash={{ .TokenHash }}&redirect_to={{ .RedirectTo }}`;

/** The mails that Supabase Auth requests. `generateTemplates.ts` writes the templates of a hosted project from this list. */
export const mails = {
  confirmation: createMailTemplate('confirmation', toPage('signup')),
  recovery: createMailTemplate('recovery', toPage('recovery')),
  email_change: createMailTemplate('email_change', toPage('email_change')),
  magic_link: createMailTemplate('magic_link', toPage('magiclink')),
  invite: createMailTemplate('invite', toPage('invite')),
  reauthentication: createMailTemplate('reauthentication', '{{ .SiteURL }}{{ .Path }}/profile?tab=settings'),
} as const satisfies Readonly<Record<string, MailTemplate>>;

/** The mail to the owner of an address that signs up again. A hosted project does not send it. */
export const knownAddressMail = createMailTemplate('known_address', '{{ .SiteURL }}{{ .Path }}/auth');
