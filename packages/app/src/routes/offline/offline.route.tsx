import { OfflineScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../navigation/PageHead';

/** Written by the build for the service worker, which shows it at the URL of the page that cannot come. */
export function Component() {
  const { t } = useTranslation('offline');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <OfflineScreen title={t('title')} text={t('text')} retryLabel={t('retry')} />
    </>
  );
}
