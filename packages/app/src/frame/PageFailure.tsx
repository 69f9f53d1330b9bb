import { Alert, Button } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '../device/useIsOnline';

/** What the frame holds where a page cannot be shown: a fault of ours, or code that did not come in time. */
export function PageFailure() {
  const { t } = useTranslation();
  const text = useIsOnline() ? 'text' : 'offlineText';
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
