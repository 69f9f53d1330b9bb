import type { PollScreenPage } from '@lively/ui/screens';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '../../navigation/paths';

/** What stands in place of a poll that loads, cannot be read, or has no such link. */
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
