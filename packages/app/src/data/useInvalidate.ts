import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** One for the document, because a channel hears all but what it sent itself. */
const openChannel = () => (channel ??= new BroadcastChannel('lively_data'));

/** Says that what a key names was changed: it is read again, here and in the other tabs. */
export function useInvalidate(): (queryKey: QueryKey) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    (queryKey) => {
      openChannel().postMessage(queryKey);
      return queryClient.invalidateQueries({ queryKey });
    },
    [queryClient],
  );
}

/** Follows what the other tabs changed. */
export function useInvalidationChannel(queryClient: QueryClient): void {
  useEffect(() => {
    const channel = openChannel();
    const follow = ({ data }: MessageEvent<QueryKey>) => void queryClient.invalidateQueries({ queryKey: data });
    channel.addEventListener('message', follow);
    return () => channel.removeEventListener('message', follow);
  }, [queryClient]);
}
