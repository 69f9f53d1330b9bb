import { createContext } from 'react';
import type { RouterProviderProps } from 'react-router-dom';

/** What navigates, and knows of a page that is on its way before any component does. Null where the server renders. */
export const RouterContext = createContext<RouterProviderProps['router'] | null>(null);
