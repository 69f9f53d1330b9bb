import { Alert, Button, Spinner } from '@lively/ui';
import { type ReactNode, useRef } from 'react';
import { Redirect } from 'wouter';
import { textsOf } from '../i18n/texts';
import { useSession } from '../session/followSession';
import { paths, signInPath } from './paths';
import { useAddress } from './useAddress';

/** Lets users in, sends visitors to the sign-in page and back to where they wanted to go. */
export function RequireSession({ children }: { children: ReactNode }) {
  const t = textsOf('common');
  const session = useSession();
  const { pathname, search } = useAddress();

  const wasIn = useRef(false);
  wasIn.current ||= session.status === 'signedIn';

  if (session.status === 'signedIn') return children;
  if (session.status === 'signedOut') {
    // Who left in another tab goes home. Who left here was led on before this is rendered: `useSessionNews`.
    const leftElsewhere = wasIn.current && session.reason === 'elsewhere';
    return <Redirect to={leftElsewhere ? paths.home : signInPath(pathname + search)} replace />;
  }
  if (session.status === 'reading') return <Spinner label={t('loading')} size="large" fillsPage />;
  return (
    <Alert
      tone="danger"
      title={t('session.overdueTitle')}
      actions={
        <Button weight="light" onPress={() => location.reload()}>
          {t('retry')}
        </Button>
      }
    >
      {t('session.overdueText')}
    </Alert>
  );
}
