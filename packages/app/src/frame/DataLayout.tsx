import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { ChangesProvider } from '../changes/ChangesProvider';
import { DataProvider } from '../data/DataProvider';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { FavouritesProvider } from '../favourites/FavouritesProvider';

/** The layout of the pages that show what the backend knows. */
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

/** Optional: without it the pages need the network. */
const OfflineTools = lazyWithFallback(
  () => import('../offline/OfflineTools'),
  () => null,
);

/** Loads after the page what keeps it for a time without a network. */
function Offline() {
  const [isRead, setRead] = useState(false);
  useEffect(() => setRead(true), []);
  return <Suspense fallback={null}>{isRead && <OfflineTools />}</Suspense>;
}

export function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
}
