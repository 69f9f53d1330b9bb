import { ProfileScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useProfile } from '../../data/useProfile';
import { useOffline } from '../../device/connection';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { OwnProfile } from './OwnProfile';

/** The user's profile, tickets and settings. */
export function Component() {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const user = useUser();
  const stored = useProfile(user.id);
  const isOffline = useOffline();

  return (
    <>
      <PageHead title={t('title')} />
      {stored.data ? <OwnProfile user={user} stored={stored.data} /> : <ProfileScreen page={toPage()} />}
    </>
  );

  function toPage() {
    if (!stored.isError) return { state: 'loading', label: t('loading') } as const;
    if (isOffline) return { state: 'failed', title: t('title'), text: t('failedOffline') } as const;
    return {
      state: 'failed',
      title: t('title'),
      text: t('failed'),
      retryLabel: t('common:retry'),
      onRetry: stored.refetch,
    } as const;
  }
}
