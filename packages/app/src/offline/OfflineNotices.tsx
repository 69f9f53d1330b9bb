import { useOffline } from '../device/connection';
import { OfflineNotice } from './OfflineNotice';
import { Outbox } from './Outbox';

/** The notices and the outbox, once the network has been missing. */
export default function OfflineNotices() {
  const isOffline = useOffline();
  return (
    <>
      {isOffline && <OfflineNotice />}
      <Outbox />
    </>
  );
}
