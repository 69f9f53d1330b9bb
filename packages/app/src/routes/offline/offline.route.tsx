import { OfflineScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../navigation/PageHead';

/** The offline page, which the build writes for the service worker. It is shown at the URL of the page that cannot load. */
export function Component() {
  const { t } = useTranslation('offline');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <OfflineScreen title={t('title')} text={t('text')} retryLabel={t('retry')} />
    </>
  );
}
