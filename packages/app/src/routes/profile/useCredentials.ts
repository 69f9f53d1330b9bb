import {
  type CredentialsProblems,
  createCredentialsMachine,
  type Failure,
  type PasswordChange,
  type SignedInUser,
} from '@lively/machines';
import type { AccountSettingsProps, SettingsFormProps } from '@lively/ui/screens';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../../data/BackendContext';
import { useEmitted } from '../../data/useEmitted';
import { useLanguage } from '../../i18n/useLanguage';
import { localizePath } from '../../navigation/paths';
import { toFailureText } from '../../session/toFailureText';
import { useShowToast } from '../../toasts/ToastProvider';

type CredentialsView = Pick<AccountSettingsProps, 'notice' | 'changeEmail' | 'changePassword' | 'form'>;

/** Manages the forms in which a user changes their email address and password. */
export function useCredentials({ id, email }: SignedInUser): CredentialsView {
  const { t } = useTranslation(['profile', 'auth', 'common']);
  const { t: tAuth } = useTranslation(['auth', 'common', 'taxonomy']);
  const language = useLanguage();
  const showToast = useShowToast();
  const { credentialsOf } = useBackend();
  const siteUrl = `${location.origin}${localizePath('/', language)}`;
  const machine = useMemo(() => {
    const { changeEmail, changePassword } = credentialsOf(id);
    return createCredentialsMachine({ changeEmail: (next) => changeEmail(next, siteUrl), changePassword });
  }, [credentialsOf, id, siteUrl]);
  const [input] = useState({ currentEmail: email });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  const [attempt, setAttempt] = useState(0);
  useEmitted(actor, 'credentials.passwordChanged', () =>
    showToast({ title: t('auth:passwordChanged'), tone: 'success' }),
  );

  const { problems, failure, email: next } = snapshot.context;
  const shared = {
    attempt,
    failure: failure ? toText(failure) : undefined,
    submitting: snapshot.hasTag('submitting'),
    onCancel: () => actor.send({ type: 'credentials.cancelled' }),
  };
  return {
    notice: snapshot.matches('emailSent')
      ? { title: t('settings.account.email.sent'), text: t('settings.account.email.sentText', { email, next }) }
      : undefined,
    changeEmail: {
      label: t('settings.account.email.change'),
      onPress: () => actor.send({ type: 'credentials.emailAsked' }),
    },
    changePassword: {
      label: t('settings.account.password.change'),
      onPress: () => actor.send({ type: 'credentials.passwordAsked' }),
    },
    form: toForm(),
  };

  function toForm(): CredentialsView['form'] {
    if (snapshot.matches('email')) return { of: 'email', ...shared, ...toEmailForm() };
    if (snapshot.matches('password')) return { of: 'password', ...shared, ...toPasswordForm() };
    return undefined;
  }

  function toEmailForm(): Pick<SettingsFormProps, 'title' | 'text' | 'fields' | 'labels' | 'onSubmit'> {
    return {
      title: t('settings.account.email.change'),
      text: [t('settings.account.email.text')],
      fields: [
        {
          kind: 'email',
          name: 'email',
          label: t('settings.account.email.next'),
          error: problems.email && t(`settings.account.problem.email.${problems.email}`),
        },
      ],
      labels: toLabels(t('settings.account.email.submit'), problems),
      onSubmit: ({ email: typed = '' }) => submit({ type: 'credentials.emailSubmitted', email: typed }),
    };
  }

  function toPasswordForm(): Pick<SettingsFormProps, 'title' | 'text' | 'fields' | 'labels' | 'onSubmit'> {
    return {
      title: t('settings.account.password.change'),
      text: [t('settings.account.password.text')],
      fields: [
        {
          kind: 'currentPassword',
          name: 'currentPassword',
          label: t('settings.account.password.current'),
          error: problems.currentPassword && t('settings.account.problem.currentPassword'),
        },
        {
          kind: 'newPassword',
          name: 'password',
          label: t('auth:fields.newPassword'),
          hint: t('auth:newPasswordHint'),
          error: problems.password && t(`settings.account.problem.password.${problems.password}`),
        },
      ],
      labels: toLabels(t('auth:submits.new-password'), problems),
      onSubmit: ({ currentPassword = '', password = '' }) =>
        submit({ type: 'credentials.passwordSubmitted', currentPassword, password }),
    };
  }

  function submit(
    event:
      | { type: 'credentials.emailSubmitted'; email: string }
      | ({ type: 'credentials.passwordSubmitted' } & PasswordChange),
  ) {
    actor.send(event);
    setAttempt((count) => count + 1);
  }

  function toText(reason: Failure) {
    return toFailureText(reason, tAuth);
  }

  function toLabels(submitLabel: string, shown: CredentialsProblems): SettingsFormProps['labels'] {
    const count = Object.keys(shown).length;
    return {
      submit: submitLabel,
      submitting: t('auth:submitting'),
      cancel: t('form.cancel'),
      required: t('common:mandatory'),
      showPassword: t('auth:showPassword'),
      hidePassword: t('auth:hidePassword'),
      errorSummary: t('form.errorSummary', { count, number: count }),
    };
  }
}
