import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** Opens the only channel of the document: a channel does not receive its own messages. */
const openChannel = () => (channel ??= new BroadcastChannel('lively_data'));

/** Invalidates a query here and in the other tabs. */
export function invalidate(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  openChannel().postMessage(queryKey);
  return queryClient.invalidateQueries({ queryKey });
}

/** `invalidate` with the query client of the page. */
export function useInvalidate(): (queryKey: QueryKey) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((queryKey) => invalidate(queryClient, queryKey), [queryClient]);
}

/** Invalidates the queries that other tabs changed. */
export function useInvalidationChannel(queryClient: QueryClient): void {
  useEffect(() => {
    const channel = openChannel();
    const follow = ({ data }: MessageEvent<QueryKey>) => void queryClient.invalidateQueries({ queryKey: data });
    channel.addEventListener('message', follow);
    return () => channel.removeEventListener('message', follow);
  }, [queryClient]);
}
