import { consentDefaults, readConsent } from '@lively/machines';
import { deviceStorage } from '../device/deviceStorage';

/** Where the choice of cookies and the like is kept. */
export const consentStorageKey = 'lively_consent';

/**
 * Whether what a person opens may be remembered for their recommendations. Somebody who has not chosen has the default
 * of the specification, section 4; whoever refuses is asked for nothing and followed nowhere.
 */
export function mayPersonalise(now: number): boolean {
  const choices = readConsent(deviceStorage.read(consentStorageKey), now) ?? consentDefaults;
  return choices.personalization;
}
