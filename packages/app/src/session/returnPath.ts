import { safeReturnPath } from '@lively/engine';
import { deviceStorage } from '../device/deviceStorage';

const storageKey = 'lively_return';

/** Remembers the page that a visitor wanted, until the link of a sign-up mail is followed or a provider leads back. */
export function keepReturnPath(path: string): void {
  deviceStorage.write(storageKey, path);
}

/** The page that a visitor wanted before signing up. Given once; null when there is none, or when it is not of this site. */
export function takeReturnPath(): string | null {
  const path = deviceStorage.read(storageKey);
  deviceStorage.remove(storageKey);
  return safeReturnPath(path);
}
