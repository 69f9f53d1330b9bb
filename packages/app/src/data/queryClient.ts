import { QueryClient } from '@tanstack/react-query';

/** What is known of the backend, for the life of the document. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Without a connection a query fails at once and says so, instead of waiting in silence.
      networkMode: 'always',
      // A deadline covers the whole wait; trying again is left to whoever waits.
      retry: false,
      refetchOnWindowFocus: false,
    },
  },
});
