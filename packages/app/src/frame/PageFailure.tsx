import { ReadFailure } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../data/ChunkLoadError';

/** What the frame holds where a page cannot be shown: a fault of ours, or code that did not come in time. */
export function PageFailure() {
  const { t } = useTranslation();
  const error = useRouteError();
  // Where code has a fallback, there is no error: it did not come.
  const text = error === undefined || error instanceof ChunkLoadError ? 'missingText' : 'text';
  return (
    <ReadFailure
      title={t('failure.title')}
      text={t(`failure.${text}`)}
      retryLabel={t('retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
