import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether a failure takes the place of what a query reads. What is known is better than nothing without a network, and while it is read
 * again.
 */
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
