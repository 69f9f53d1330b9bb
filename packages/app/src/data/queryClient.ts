import { QueryClient } from '@tanstack/react-query';

/** Creates the cache of the backend's data: for a document, or on the server for one page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // While offline, a query fails at once with a message, instead of waiting silently.
        networkMode: 'always',
        // A deadline covers the whole wait; the user decides whether to retry.
        retry: false,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** The only query client of the document. */
export const queryClient = createQueryClient();
