import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ChangesProvider } from '../changes/ChangesProvider';
import { DataProvider } from '../data/DataProvider';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingWishes';
import { FavouritesProvider } from '../favourites/FavouritesProvider';
import { loadNamespaces } from '../i18n/loadNamespaces';

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

/** Keeps what is read, says where the network is missing how old it is, and sends what was chosen meanwhile. */
function Offline() {
  const { i18n } = useTranslation();
  const isOffline = useOffline();
  const isNeeded = useWaiting().length > 0 || isOffline;
  // It says afterwards what became of it.
  const [wasNeeded, setNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setNeeded(true);
  const [Tools] = useState(() =>
    lazyWithFallback(
      async () => {
        const [module] = await Promise.all([import('../offline/OfflineTools'), loadNamespaces(i18n, ['offline'])]);
        return module;
      },
      () => null,
    ),
  );
  useEffect(() => {
    // Optional: without it the pages need the network.
    if (import.meta.env.PROD)
      import('../offline/startOffline').then(({ startOffline }) => startOffline()).catch(() => {});
  }, []);
  return <Suspense fallback={null}>{wasNeeded && <Tools />}</Suspense>;
}

export function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
}
