import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { useTranslation } from 'react-i18next';
import { useNow } from '../data/useNow';
import { toStatedTitle } from '../events/toStatedTitle';
import { paths } from '../navigation/paths';
import { useUrlHere } from '../navigation/useUrlHere';
import { useShowToast } from '../toasts/ToastProvider';

/**
 * Returns a function that adds an event to the visitor's own calendar: one of its times, or the next one. The first call loads
 * the writer of the file.
 *
 * @param failed - The message if it does not load.
 */
export function useSaveToCalendar(failed: string): (event: LivelyEvent, timing?: CivilTiming) => void {
  const { t } = useTranslation(['common', 'taxonomy']);
  const now = useNow();
  const urlHere = useUrlHere();
  const showToast = useShowToast();
  return (event, timing) => {
    const stated = { ...event, title: toStatedTitle(event, t) };
    import('./saveToCalendar')
      .then(({ saveToCalendar }) => saveToCalendar(stated, urlHere(paths.event(event.id)), now, timing))
      .catch(() => showToast({ title: t('toast.errorTitle'), description: failed, tone: 'danger' }));
  };
}
