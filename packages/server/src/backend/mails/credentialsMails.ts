import { createMailTemplate } from './createMailTemplate.ts';

const settings = '{{ .SiteURL }}{{ .Path }}/profile?tab=settings';
const contact = '{{ .SiteURL }}{{ .Path }}/contact';

/** The mails that notify the owner of an account about new credentials, by their kind in `private.mails`. */
export const credentialsMails = {
  password: createMailTemplate('password_changed', '{{ .SiteURL }}{{ .Path }}/auth?form=forgottenPassword'),
  email: createMailTemplate('email_changed', contact),
  device: createMailTemplate('new_device', settings),
  factor_added: createMailTemplate('factor_added', contact),
  factor_removed: createMailTemplate('factor_removed', contact),
  identity_added: createMailTemplate('identity_added', settings),
  identity_removed: createMailTemplate('identity_removed', contact),
};
