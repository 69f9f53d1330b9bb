import type { QueryClient } from '@tanstack/react-query';

/** Waits until all current reads have succeeded or failed. Later reads are not awaited. */
export async function settleReads(queryClient: QueryClient): Promise<void> {
  const reads = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(reads.map(({ promise }) => promise));
}
