import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { queryClient } from './queryClient';
import { useInvalidationChannel } from './useInvalidate';

/** Gives what is below it the data of the backend, kept in step with the other tabs. The server has a client for each page. */
export function DataProvider({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? queryClient;
  useInvalidationChannel(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
