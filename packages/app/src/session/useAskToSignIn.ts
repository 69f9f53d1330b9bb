import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import { type InterruptedAction, keepInterruptedAction } from './interruptedAction';

/** Shows a visitor why they must sign in, with a link. After the sign-in they return to the page, and the action runs. */
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
