import { Spinner } from '@lively/ui';
import { FailureScreen } from '@lively/ui/screens';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { PageHead } from '../navigation/PageHead';
import { useSession } from './SessionContext';
import { isLost, signedOutPath } from './signedOutPath';

/** The layout of the pages that need a session: redirects visitors to the sign-in page, and afterwards back. The server knows no session. */
export function RequireSession() {
  const { t } = useTranslation();
  const session = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  wasSignedIn.current ||= session.status === 'signedIn';

  if (session.status === 'signedIn') return <Outlet key={session.user.id} />;
  const loading = <Spinner label={t('loading')} size="large" fillsPage />;
  if (import.meta.env.SSR)
    return (
      <>
        <PageHead title={t('loading')} isIndexed={false} />
        {loading}
      </>
    );
  if (session.status === 'reading') return loading;
  if (session.status === 'signedOut') {
    const { reason, departedFrom } = session;
    // Already redirecting: a second redirect would replace the history entry that leads back to the sign-in page.
    if (departedFrom === location.key) return loading;
    // A visitor without a session may want to sign in again, on any page where the session ended.
    const known = isLost(reason) || wasSignedIn.current ? reason : 'visitor';
    return <Navigate to={signedOutPath(known, location)} replace />;
  }
  return (
    <>
      <PageHead title={t('session.overdueTitle')} isIndexed={false} />
      <FailureScreen
        title={t('session.overdueTitle')}
        text={t('session.overdueText')}
        retryLabel={t('retry')}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
