import { safeReturnPath } from '@lively/engine';
import { deviceStorage } from '../device/deviceStorage';

const storageKey = 'lively_return';

/** Stores the page that a visitor wanted, until a sign-up mail's link is followed or a provider returns. */
export function keepReturnPath(path: string): void {
  deviceStorage.write(storageKey, path);
}

/** Returns the page that a visitor wanted before signing up, once; null if there is none, or if it is on another site. */
export function takeReturnPath(): string | null {
  const path = deviceStorage.read(storageKey);
  deviceStorage.remove(storageKey);
  return safeReturnPath(path);
}
