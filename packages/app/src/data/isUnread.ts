import type { UseQueryResult } from '@tanstack/react-query';

/** Whether to show an error instead of the data of a query. Old data is better than none while offline or refetching. */
export function isUnread(
  {
    isLoadingError,
    isRefetchError,
    isFetching,
  }: Pick<UseQueryResult, 'isLoadingError' | 'isRefetchError' | 'isFetching'>,
  isOffline: boolean,
): boolean {
  return isLoadingError || (isRefetchError && !isOffline && !isFetching);
}
