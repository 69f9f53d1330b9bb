import { ProfileScreen } from '@lively/ui/screens';
import { useCallback } from 'react';
import { textsOf } from '../../i18n/texts';
import { useServices } from '../../services/ServicesContext';
import { useLoaded } from '../../services/useLoaded';
import { useSession } from '../../session/followSession';
import { PageHead } from '../PageHead';
import { RequireSession } from '../RequireSession';
import { OwnProfile } from './OwnProfile';

export function Component() {
  return (
    <RequireSession>
      <Profile />
    </RequireSession>
  );
}

function Profile() {
  const t = textsOf('profile');
  const session = useSession();
  const { profileOf } = useServices();
  const user = session.status === 'signedIn' ? session.user : undefined;
  const userId = user?.id;
  const read = useCallback((signal: AbortSignal) => profileOf(userId ?? '').readProfile(signal), [profileOf, userId]);
  const stored = useLoaded(userId ? read : undefined);

  return (
    <>
      <PageHead title={t('title')} />
      {user && stored.status === 'ready' ? (
        <OwnProfile key={user.id} user={user} stored={stored.value} />
      ) : (
        <ProfileScreen page={toPage()} />
      )}
    </>
  );

  function toPage() {
    if (stored.status !== 'failed') return { state: 'loading', label: t('loading') } as const;
    return {
      state: 'failed',
      title: t('title'),
      text: t('failed'),
      retryLabel: t('common:retry'),
      onRetry: stored.retry,
    } as const;
  }
}
