import type { QueryClient } from '@tanstack/react-query';

/** Waits until what is being read at this moment has been read, or has failed. What is asked for later is not waited for. */
export async function settleReads(queryClient: QueryClient): Promise<void> {
  const reads = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' });
  await Promise.allSettled(reads.map(({ promise }) => promise));
}
