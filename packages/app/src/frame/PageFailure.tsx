import { Alert, Button } from '@lively/ui';
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
    <Alert
      tone="danger"
      title={t('failure.title')}
      actions={
        <Button weight="light" onPress={() => window.location.reload()}>
          {t('retry')}
        </Button>
      }
    >
      {t(`failure.${text}`)}
    </Alert>
  );
}
