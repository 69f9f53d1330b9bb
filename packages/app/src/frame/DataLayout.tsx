import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ChangesProvider } from '../changes/ChangesProvider';
import { DataProvider } from '../data/DataProvider';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { whenIdle } from '../device/whenIdle';
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

/** Optional: without it, pages need the network. */
const OfflineTools = lazyWithFallback(() => import('../offline/OfflineTools'));

/** Loads the code that stores pages for offline use, once the page is idle; again with the next network if it did not load. */
function Offline() {
  const [isShown, setShown] = useState(false);
  useEffect(() => void whenIdle().then(() => setShown(true)), []);
  return <Suspense fallback={null}>{isShown && <OfflineTools />}</Suspense>;
}

export const Component = memo(function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
});
