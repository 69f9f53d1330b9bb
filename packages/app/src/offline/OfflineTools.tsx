import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyPart } from '../data/useLazyPart';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingEntries';
import { loadOfflineCode, loadOfflineNotices } from './loadOfflineCode';
import { startOffline } from './startOffline';

/** Stores read data, shows its age while offline, and sends the entries chosen meanwhile. */
export default function OfflineTools() {
  const isOffline = useOffline();
  const waiting = useWaiting();
  const isReady = useOfflineCode();
  const Notices = useLazyPart(loadOfflineNotices, ['offline']);
  useEffect(() => {
    if (import.meta.env.PROD) startOffline();
  }, []);
  return <Suspense fallback={null}>{isReady && (isOffline || waiting) && <Notices />}</Suspense>;
}

/** Whether the code for offline use is on the device: the service worker stores it; until it does, it loads in advance. */
function useOfflineCode(): boolean {
  const { i18n } = useTranslation();
  const [isReady, setReady] = useState(() => !!navigator.serviceWorker?.controller);
  useEffect(() => {
    if (isReady) return;
    const load = () =>
      loadOfflineCode(i18n).then(
        () => setReady(true),
        () => {},
      );
    void load();
    void navigator.serviceWorker?.ready.then(() => setReady(true));
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [i18n, isReady]);
  return isReady;
}
