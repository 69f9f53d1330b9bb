import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { queryClient } from './queryClient';
import { useInvalidationChannel } from './useInvalidate';

/** Provides the data of the backend to its children, synchronised between tabs. The server has a client per page. */
export function DataProvider({ children }: { children: ReactNode }) {
  const client = useContext(QueryClientContext) ?? queryClient;
  useInvalidationChannel(client);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
