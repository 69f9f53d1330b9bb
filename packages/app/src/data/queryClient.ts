import { QueryClient } from '@tanstack/react-query';

/** What is known of the backend: by one document, or by the server for one page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection a query fails at once with a message, instead of waiting in silence.
        networkMode: 'always',
        // A deadline covers the whole wait; the user decides whether to try again.
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** The one of the document, for its life. */
export const queryClient = createQueryClient();
