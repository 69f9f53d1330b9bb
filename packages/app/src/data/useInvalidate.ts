import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

const channelName = 'lively_data';

/** Says that what a key names was changed: it is read again, here and in the other tabs. */
export function useInvalidate(): (queryKey: QueryKey) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    (queryKey) => {
      const channel = new BroadcastChannel(channelName);
      channel.postMessage(queryKey);
      channel.close();
      return queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
}

/** Follows what the other tabs changed. */
export function useInvalidationChannel(queryClient: QueryClient): void {
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<QueryKey>) => void queryClient.invalidateQueries({ queryKey: data });
    return () => channel.close();
  }, [queryClient]);
}
