import { parseRecord } from '../parseRecord';

/** What may run on the device. Essential things always may. */
export interface ConsentChoices {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly personalization: boolean;
}

/** What the form shows before any choice. See docs/specification.md#consent. */
export const consentDefaults: ConsentChoices = {
  essential: true,
  analytics: true,
  marketing: false,
  personalization: true,
};

/** What runs before any choice, and after a refusal. */
export const essentialOnly: ConsentChoices = {
  essential: true,
  analytics: false,
  marketing: false,
  personalization: false,
};

/** What runs when all is accepted. */
export const everything: ConsentChoices = { essential: true, analytics: true, marketing: true, personalization: true };

/** Days a choice is kept before it is asked for again: six months, as the CNIL advises. */
export const consentDays = 180;

/** A choice as the device stores it. `now` in milliseconds since 1970. */
export function formatConsent({ analytics, marketing, personalization }: ConsentChoices, now: number): string {
  return JSON.stringify({ analytics, marketing, personalization, savedAt: new Date(now).toISOString() });
}

/** Parses what the device stored. Null when there is nothing, nothing that can be read, or nothing that is recent enough. */
export function parseConsent(stored: string | null, now: number): ConsentChoices | null {
  const { analytics, marketing, personalization, savedAt } = parseRecord(stored);
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof personalization !== 'boolean')
    return null;
  const age = now - Date.parse(String(savedAt));
  return age >= 0 && age < consentDays * 86_400_000 ? { essential: true, analytics, marketing, personalization } : null;
}
