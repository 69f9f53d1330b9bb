import { createContext, useContext } from 'react';
import type { Backend } from './Backend';

export const BackendContext = createContext<Backend | undefined>(undefined);

export function useBackend(): Backend {
  const backend = useContext(BackendContext);
  if (!backend) throw new Error('useBackend needs a <BackendContext> above it: main.tsx makes the backend once.');
  return backend;
}
