import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ChangesProvider } from '../changes/ChangesProvider';
import { DataProvider } from '../data/DataProvider';
import { FavouritesProvider } from '../favourites/FavouritesProvider';

/** The layout of the pages that show data of the backend. */
export function DataLayout({ children }: { children: ReactNode }) {
  return (
    <DataProvider>
      <ChangesProvider>
        <FavouritesProvider>
          <Offline />
          {children}
        </FavouritesProvider>
      </ChangesProvider>
    </DataProvider>
  );
}

/** Loads the code that stores pages for offline use, after the page. Optional: without it, pages need the network. */
function Offline() {
  const [Tools, setTools] = useState<ComponentType>();
  useEffect(() => {
    import('../offline/OfflineTools').then((module) => setTools(() => module.default)).catch(() => {});
  }, []);
  return Tools && <Tools />;
}

export function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
}
