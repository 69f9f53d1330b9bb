import type { SignedInUser } from '@lively/machines';
import type { ProfileSettingsProps } from '@lively/ui/screens';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';
import { SessionContext } from '../../session/SessionContext';
import { useShowToast } from '../../toasts/ToastProvider';
import { useAccountRemoval } from './useAccountRemoval';
import { useCredentials } from './useCredentials';
import { useNews } from './useNews';

/** Manages the account settings. */
export function useAccountSettings(user: SignedInUser): ProfileSettingsProps['account'] {
  const { t } = useTranslation(['profile', 'common', 'auth']);
  const { signOut } = useContext(SessionContext);
  const { form, ...credentials } = useCredentials(user);
  const removal = useAccountRemoval(user);
  useEmailNews();

  return {
    title: t('settings.account.title'),
    email: { label: t('auth:fields.email'), value: user.email },
    ...credentials,
    signOut: { label: t('common:nav.signOut'), onSignOut: () => signOut(paths.auth) },
    ...removal,
    form: removal.form ?? form,
  };
}

/** Shows the result of a link for a new email address. */
function useEmailNews() {
  const { t } = useTranslation(['auth']);
  const showToast = useShowToast();
  useNews('email', (outcome) => {
    if (outcome === 'changed') showToast({ title: t('emailChange.changed'), tone: 'success' });
    else if (outcome === 'halfway')
      showToast({ title: t('emailChange.halfway'), description: t('emailChange.halfwayText'), tone: 'success' });
    else showToast({ title: t('emailChange.refused'), description: t('failure.otp_expired'), tone: 'danger' });
  });
}
