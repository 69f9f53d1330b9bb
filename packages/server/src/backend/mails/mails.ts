import { createMailTemplate, type MailTemplate } from './createMailTemplate.ts';

const confirmationLink = '{{ .ConfirmationURL }}';

/** Every mail of an account. `generateTemplates.ts` generates the templates from this list. */
export const mails: readonly MailTemplate[] = [
  createMailTemplate('confirmation', confirmationLink),
  createMailTemplate('recovery', confirmationLink),
  createMailTemplate('email_change', confirmationLink),
  createMailTemplate('known_address', '{{ .SiteURL }}{{ .Path }}/auth'),
];
