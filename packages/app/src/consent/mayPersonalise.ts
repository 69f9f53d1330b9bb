import { parseConsent } from '@lively/machines';
import { deviceStorage } from '../device/deviceStorage';

/** Where the choice of cookies and the like is kept. */
export const consentStorageKey = 'lively_consent';

/**
 * Whether what a person opens may be recorded for their recommendations: only where they have said so (design,
 * decision 13).
 */
export function mayPersonalise(now: number): boolean {
  return parseConsent(deviceStorage.read(consentStorageKey), now)?.personalization ?? false;
}
