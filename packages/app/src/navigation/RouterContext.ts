import { createContext } from 'react';
import type { RouterProviderProps } from 'react-router-dom';

/** The router, which knows the next page before any component does. Null on the server. */
export const RouterContext = createContext<RouterProviderProps['router'] | null>(null);
