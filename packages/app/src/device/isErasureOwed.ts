import { deviceOwner } from './deviceOwner';

/**
 * Whether the device holds personal data although no user is signed in: the page that saw the end of the session was
 * closed before it had erased them, or unsent work has waited for too long.
 */
export function isErasureOwed(): boolean {
  const owner = deviceOwner.read();
  // Written this way, because NaN is not later than any time.
  return owner !== null && !(owner.awaitedUntil > Date.now());
}
