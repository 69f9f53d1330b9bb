import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { ChangesProvider } from '../changes/ChangesProvider';
import { DataProvider } from '../data/DataProvider';
import { FavouritesProvider } from '../favourites/FavouritesProvider';

/** The layout of the pages that show what the backend knows. */
export function DataLayout({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <ChangesProvider>
        <FavouritesProvider>{children}</FavouritesProvider>
      </ChangesProvider>
    </DataProvider>
  );
}

export function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
}
