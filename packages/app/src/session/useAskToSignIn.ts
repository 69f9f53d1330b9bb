import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../navigation/paths';
import { useShowToast } from '../toasts/ToastProvider';
import { type InterruptedAction, keepInterruptedAction } from './interruptedAction';

/**
 * Shows a visitor why they must sign in, with a link. After the sign-in they return to the page, and the action runs. The function
 * stays the same when the URL changes: cards that have it are not drawn again with each letter of a search.
 */
export function useAskToSignIn(): (reason: string, action: InterruptedAction) => void {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const { pathname, search } = useLocation();
  const path = useRef('');
  path.current = pathname + search;
  return useCallback(
    (reason, action) => {
      keepInterruptedAction(path.current, action);
      showToast({
        title: t('toast.signInTitle'),
        description: reason,
        tone: 'neutral',
        action: { label: t('nav.signIn'), href: signInPath(path.current) },
      });
    },
    [t, showToast],
  );
}
