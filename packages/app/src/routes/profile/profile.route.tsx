import { ProfileScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useProfile } from '../../data/useProfile';
import { useOffline } from '../../device/connection';
import { PageHead } from '../../navigation/PageHead';
import { useUser } from '../../session/SessionContext';
import { OwnProfile } from './OwnProfile';
import { parseProfileTab } from './profileTab';

/** The user's profile, tickets and settings. */
export function Component() {
  const { t } = useTranslation(['profile', 'common', 'taxonomy']);
  const user = useUser();
  const stored = useProfile(user.id);
  const isOffline = useOffline();
  const tab = parseProfileTab(useSearchParams()[0]);

  return (
    <>
      <PageHead title={t('title')} view={[t(`tabs.${tab}`)]} />
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
