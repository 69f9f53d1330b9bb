import { createMailTemplate } from './createMailTemplate.ts';

/** The mails that tell the owner of an account what it is signed in with from now on. */
export const credentialsMails = {
  password: createMailTemplate('password_changed', '{{ .SiteURL }}{{ .Path }}/auth?form=forgottenPassword'),
  email: createMailTemplate('email_changed', '{{ .SiteURL }}{{ .Path }}/contact'),
};
