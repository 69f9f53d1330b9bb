import { ReadFailure } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';

/** The message that the map could not be loaded. */
export function MapFailure() {
  const { t } = useTranslation('explore');
  return <ReadFailure title={t('view.failed')} text={t('failedText')} />;
}
