import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingWishes';
import { loadNamespaces } from '../i18n/loadNamespaces';
import { startOffline } from './startOffline';

/** Keeps what is read, says where the network is missing how old it is, and sends what was chosen meanwhile. */
export default function OfflineTools() {
  const { i18n } = useTranslation();
  const isOffline = useOffline();
  const waiting = useWaiting();
  const [Notices] = useState(() =>
    lazyWithFallback(
      async () => {
        const [module] = await Promise.all([import('./OfflineNotices'), loadNamespaces(i18n, ['offline'])]);
        return module;
      },
      () => null,
    ),
  );
  useEffect(() => {
    if (import.meta.env.PROD) startOffline();
  }, []);
  return <Suspense fallback={null}>{(isOffline || waiting) && <Notices />}</Suspense>;
}
