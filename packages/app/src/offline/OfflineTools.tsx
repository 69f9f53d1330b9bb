import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLazyPart } from '../data/useLazyPart';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingEntries';
import { whenUsed } from '../device/whenUsed';
import { useUserId } from '../session/SessionContext';
import { loadOfflineCode, loadOutbox, loadToasts } from './loadOfflineCode';
import { OfflineNotice } from './OfflineNotice';
import { startOffline } from './startOffline';

/** Its code comes with this file; its texts load as those of any part. */
const loadNotice = async () => ({ default: OfflineNotice });

/** Stores read data, shows its age while offline, and sends the entries chosen meanwhile. */
export default function OfflineTools() {
  const isOffline = useOffline();
  const waiting = useWaiting();
  const isReady = useOfflineCode();
  const Notice = useLazyPart(loadNotice, ['offline']);
  const Outbox = useLazyPart(loadOutbox, ['offline']);
  useEffect(() => {
    if (import.meta.env.PROD) startOffline();
    // Without it a press that fails has no message; the press asks for it again.
    void whenUsed()
      .then(loadToasts)
      .catch(() => {});
  }, []);
  return (
    <>
      <Suspense fallback={null}>{isReady && isOffline && <Notice />}</Suspense>
      <Suspense fallback={null}>{isReady && waiting && <Outbox />}</Suspense>
    </>
  );
}

/** Whether the code for offline use is on the device: the service worker stores it; until it does, it loads in advance. */
function useOfflineCode(): boolean {
  const { i18n } = useTranslation();
  const isUser = useUserId() !== undefined;
  const { pathname } = useLocation();
  // The guests of a poll answer without a session.
  const mayWrite = isUser || pathname.startsWith('/choose/');
  const [isKept, setKept] = useState(() => !!navigator.serviceWorker?.controller);
  const [loadedFor, setLoadedFor] = useState<boolean>();
  useEffect(() => {
    if (isKept) return;
    const load = () =>
      loadOfflineCode(i18n, mayWrite).then(
        () => setLoadedFor(mayWrite),
        () => {},
      );
    void load();
    // An active worker answers this page only once it controls it.
    const worker = navigator.serviceWorker;
    const keep = () => setKept(true);
    worker?.addEventListener('controllerchange', keep);
    addEventListener('online', load);
    return () => {
      worker?.removeEventListener('controllerchange', keep);
      removeEventListener('online', load);
    };
  }, [i18n, mayWrite, isKept]);
  return isKept || loadedFor === mayWrite;
}
