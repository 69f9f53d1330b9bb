import { parseConsent } from '@lively/machines';
import { deviceStorage } from '../device/deviceStorage';

/** The storage key of the consent. */
export const consentStorageKey = 'lively_consent';

/**
 * Whether interactions and recent searches may be stored: only after the user has allowed personalisation. See
 * docs/architecture.md#consent-before-personalisation.
 */
export function mayPersonalise(now: number): boolean {
  return parseConsent(deviceStorage.read(consentStorageKey), now)?.personalization ?? false;
}
