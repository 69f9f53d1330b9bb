import { createMailTemplate, type MailTemplate } from './createMailTemplate.ts';

const confirmationLink = '{{ .ConfirmationURL }}';

/** Every mail of an account. `generateTemplates.ts` writes the templates from them. */
export const mails: readonly MailTemplate[] = [
  createMailTemplate('confirmation', confirmationLink),
  createMailTemplate('recovery', confirmationLink),
  createMailTemplate('email_change', confirmationLink),
  createMailTemplate('known_address', '{{ .SiteURL }}{{ .Path }}/auth'),
];
