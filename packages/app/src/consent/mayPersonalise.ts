import { parseConsent } from '@lively/machines';
import { deviceStorage } from '../device/deviceStorage';

/** Where the choice of cookies and the like is kept. */
export const consentStorageKey = 'lively_consent';

/**
 * Whether interactions and recent searches may be stored: only after the user has allowed personalisation. See
 * docs/architecture.md#consent-before-personalisation.
 */
export function mayPersonalise(now: number): boolean {
  return parseConsent(deviceStorage.read(consentStorageKey), now)?.personalization ?? false;
}
