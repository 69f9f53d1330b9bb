import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
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
  const hasWaiting = useWaiting().length > 0;
  // It says afterwards what became of it.
  const [hadWaiting, setHadWaiting] = useState(false);
  if (hasWaiting && !hadWaiting) setHadWaiting(true);
  const [[Notice, Outbox]] = useState(() => {
    const load = async (module: Promise<{ default: ComponentType }>) => {
      await loadNamespaces(i18n, ['offline']);
      return module;
    };
    return [
      lazyWithFallback(() => load(import('../offline/OfflineNotice')), Nothing),
      lazyWithFallback(() => load(import('../offline/Outbox')), Nothing),
    ] as const;
  });
  useEffect(() => {
    // Optional: without it the pages need the network.
    if (import.meta.env.PROD)
      import('../offline/startOffline').then(({ startOffline }) => startOffline()).catch(() => {});
  }, []);
  return (
    <Suspense fallback={null}>
      {isOffline && <Notice />}
      {hadWaiting && <Outbox />}
    </Suspense>
  );
}

const Nothing = () => null;

export function Component() {
  return (
    <DataLayout>
      <Outlet />
    </DataLayout>
  );
}
