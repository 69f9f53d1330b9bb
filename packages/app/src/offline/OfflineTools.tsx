import { Suspense, useEffect } from 'react';
import { useLazyPart } from '../data/useLazyPart';
import { useOffline } from '../device/connection';
import { useWaiting } from '../device/waitingEntries';
import { startOffline } from './startOffline';

const loadNotices = () => import('./OfflineNotices');

/** Keeps what is read, says where the network is missing how old it is, and sends what was chosen meanwhile. */
export default function OfflineTools() {
  const isOffline = useOffline();
  const waiting = useWaiting();
  const Notices = useLazyPart(loadNotices, ['offline']);
  useEffect(() => {
    if (import.meta.env.PROD) startOffline();
  }, []);
  return <Suspense fallback={null}>{(isOffline || waiting) && <Notices />}</Suspense>;
}
