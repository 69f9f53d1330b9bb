import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { paths } from '../navigation/paths';
import { useUrlHere } from '../navigation/useUrlHere';
import { useShowToast } from '../toasts/ToastProvider';

/**
 * Returns a function that adds an event to the visitor's own calendar: one of its times, or the next one. The first call loads
 * the writer of the file. The title contains the status: see `toStatedTitle`.
 *
 * @param failed - The message if it does not load.
 */
export function useSaveToCalendar(failed: string): (event: LivelyEvent, timing?: CivilTiming) => void {
  const { t } = useTranslation();
  const now = useNow();
  const urlHere = useUrlHere();
  const showToast = useShowToast();
  return (event, timing) => {
    import('./saveToCalendar')
      .then(({ saveToCalendar }) => saveToCalendar(event, urlHere(paths.event(event.id)), now, timing))
      .catch(() => showToast({ title: t('toast.errorTitle'), description: failed, tone: 'danger' }));
  };
}
