import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './queryClient';
import { useInvalidationChannel } from './useInvalidate';

/** Gives what is below it the data of the backend, kept in step with the other tabs. */
export function DataProvider({ children }: { children: ReactNode }) {
  useInvalidationChannel(queryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
