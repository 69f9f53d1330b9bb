import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import { type InterruptedAction, keepInterruptedAction } from './interruptedAction';

/**
 * Says to a visitor what signing in is needed for, with the way there and back to the same place, where what they wanted is
 * done.
 */
export function useAskToSignIn(): (reason: string, action: InterruptedAction) => void {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { pathname, search } = useLocation();
  return (reason, action) => {
    keepInterruptedAction(pathname + search, action);
    showToast({
      title: t('toast.signInTitle'),
      description: reason,
      tone: 'neutral',
      action: { label: t('nav.signIn'), href: signInPath(pathname + search) },
    });
  };
}
