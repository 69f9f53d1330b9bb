import { ReadFailure } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';

/** Replaces a part of a page if its code did not load in time. */
export function PartFailure() {
  const { t } = useTranslation();
  return (
    <ReadFailure
      title={t('failure.title')}
      text={t('failure.missingText')}
      retryLabel={t('retry')}
      onRetry={() => window.location.reload()}
    />
  );
}
