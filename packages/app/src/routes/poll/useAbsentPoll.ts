import type { PollScreenPage } from '@lively/ui/screens';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';

/** Returns what replaces a poll that is loading, cannot be read, or does not exist. */
export function useAbsentPoll({
  data,
  isError,
  refetch,
}: Pick<UseQueryResult<unknown>, 'data' | 'isError' | 'refetch'>): PollScreenPage {
  const { t } = useTranslation(['poll', 'common']);
  if (data === null)
    return {
      state: 'notFound',
      title: t('notFound.title'),
      text: t('notFound.text'),
      home: { label: t('notFound.home'), href: paths.explore },
    };
  if (!isError) return { state: 'loading', label: t('loading') };
  return {
    state: 'failed',
    title: t('failed.title'),
    text: t('failed.text'),
    retryLabel: t('common:retry'),
    onRetry: () => void refetch(),
  };
}
