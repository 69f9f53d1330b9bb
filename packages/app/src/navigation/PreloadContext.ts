import { createContext, useContext } from 'react';

/** Loads the code and the texts of the page at a path of the site. Failures are ignored: following the link retries. */
export type Preload = (path: string) => void;

export const PreloadContext = createContext<Preload>(() => {});

export const usePreload = (): Preload => useContext(PreloadContext);
