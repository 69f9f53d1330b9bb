import { FailureScreen } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { PageHead } from '../navigation/PageHead';

/** The content of the frame if a page cannot be shown: because of an error, or because code did not load in time. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  // A fallback has no error: its code did not load.
  const text = !error || error instanceof ChunkLoadError ? 'missingText' : 'text';
  return (
    <>
      <PageHead title={t('failure.title')} isIndexed={false} />
      <FailureScreen
        title={t('failure.title')}
        text={t(`failure.${text}`)}
        retryLabel={t('retry')}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
