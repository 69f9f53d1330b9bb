import { useOffline } from '../device/connection';
import { OfflineNotice } from './OfflineNotice';
import { Outbox } from './Outbox';

/** What a page needs once the network has been missing: loaded then. */
export default function OfflineTools() {
  const isOffline = useOffline();
  return (
    <>
      {isOffline && <OfflineNotice />}
      <Outbox />
    </>
  );
}
