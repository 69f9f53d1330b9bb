import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { signInPath } from '../routes/paths';
import { useHref } from '../routes/useHref';
import { showToast } from '../toasts/toasts';

/** Tells a visitor what signing in is needed for, with the way there and back to the same place. */
export function useAskToSignIn(): (reason: string) => void {
  const { t } = useTranslation('common');
  const href = useHref();
  const { pathname, search } = useLocation();
  return (reason) =>
    showToast({
      title: t('toast.signInTitle'),
      description: reason,
      tone: 'neutral',
      action: { label: t('nav.signIn'), href: href(signInPath(pathname + search)) },
    });
}
