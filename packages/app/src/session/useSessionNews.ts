import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { textsOf } from '../i18n/texts';
import { paths, signInPath } from '../routes/paths';
import { useAddress } from '../routes/useAddress';
import { showToast } from '../toasts/toasts';
import { onSessionNews, readSession } from './followSession';
import { takeSignOutPath } from './signOutPath';

/** What the whole app does when a session ends, changes hands, or is about to choose a new password. */
export function useSessionNews(): void {
  const t = textsOf('common');
  const [, navigate] = useLocation();
  const { pathname, search } = useAddress();

  useEffect(
    () =>
      onSessionNews((news) => {
        switch (news.type) {
          case 'session.ended': {
            const session = readSession();
            const reason = session.status === 'signedOut' ? session.reason : 'left';
            // Said on the page: a toast would give way to the one of what could not be stored any more.
            if (reason === 'expired') return navigate(`${signInPath(pathname + search)}&error=session_not_found`);
            showToast({ title: t('toast.signedOutTitle'), description: t('toast.signedOutText'), tone: 'success' });
            // In another tab: this one stays where anybody may be. From elsewhere, `RequireSession` leads away.
            return reason === 'elsewhere' ? undefined : navigate(takeSignOutPath());
          }
          case 'session.signOutFailed':
            takeSignOutPath();
            return showToast({ title: t('toast.errorTitle'), description: t('toast.signOutFailed'), tone: 'danger' });
          case 'session.switched':
            // Everything on the screen belongs to somebody else.
            return location.reload();
          case 'session.passwordDue':
            return navigate(`${paths.auth}?form=newPassword`);
        }
      }),
    [navigate, pathname, search, t],
  );
}
