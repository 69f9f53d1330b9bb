import { withDeadline } from '@lively/machines';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useShowToast } from '../toasts/ToastProvider';

interface WeeklyMail {
  /** Undefined until it is read. */
  wanted: boolean | undefined;
  /** Applies the change at once, and reverts it with a message if it could not be stored. */
  change: (wanted: boolean) => void;
}

/** Whether a user receives the mail of the week. */
export function useWeeklyMail(userId: string, isShown = true): WeeklyMail {
  const { t } = useTranslation();
  const { searchesOf } = useBackend();
  const queryClient = useQueryClient();
  const showToast = useShowToast();
  const queryKey = queryKeys.weeklyMail(userId);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => withDeadline((limited) => searchesOf(userId).readWeeklyMail(limited), signal),
    enabled: isShown,
  });
  return { wanted: data, change: (wanted) => void change(wanted) };

  async function change(wanted: boolean) {
    queryClient.setQueryData(queryKey, wanted);
    try {
      await withDeadline((signal) => searchesOf(userId).changeWeeklyMail(wanted, signal));
    } catch {
      queryClient.setQueryData(queryKey, !wanted);
      showToast({ title: t('toast.errorTitle'), description: t('toast.notSaved'), tone: 'danger' });
    }
  }
}
