import type { AuthMode, AuthScreenProps } from '@lively/ui/screens';
import type { TFunction } from 'i18next';

/** Returns every text of the sign-in page, in the language of the document. */
export function toAuthLabels(
  t: TFunction<['auth', 'common', 'taxonomy']>,
  problems: number,
): AuthScreenProps['labels'] {
  const modes = ['login', 'signup', 'confirmation-sent', 'forgotten', 'reset-sent', 'new-password'] as const;
  const inModes = (toText: (mode: AuthMode) => string) =>
    Object.fromEntries(modes.map((mode) => [mode, toText(mode)])) as Record<AuthMode, string>;
  return {
    titles: inModes((mode) => t(`titles.${mode}`)),
    texts: inModes((mode) => t(`texts.${mode}`)),
    fields: {
      fullName: t('fields.fullName'),
      email: t('fields.email'),
      password: t('fields.password'),
      newPassword: t('fields.newPassword'),
      isAdult: t('fields.isAdult'),
    },
    required: t('common:mandatory'),
    newPasswordHint: t('newPasswordHint'),
    showPassword: t('showPassword'),
    hidePassword: t('hidePassword'),
    submits: {
      login: t('submits.login'),
      signup: t('submits.signup'),
      forgotten: t('submits.forgotten'),
      'new-password': t('submits.new-password'),
    },
    submitting: t('submitting'),
    toSignup: { question: t('toSignup.question'), action: t('toSignup.action') },
    toLogin: { question: t('toLogin.question'), action: t('toLogin.action') },
    forgotten: t('forgotten'),
    backToLogin: t('backToLogin'),
    resend: t('resend'),
    needsScripts: { title: t('needsScripts.title'), text: t('needsScripts.text') },
    errorSummary: t('errorSummary', { count: problems, number: problems }),
  };
}
