import { boolean, object, string } from 'valibot';
import { parseStored } from '../parseStored';

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

const storedConsent = object({
  analytics: boolean(),
  marketing: boolean(),
  personalization: boolean(),
  savedAt: string(),
});

/** Parses what the device stored. Null when there is nothing, nothing that can be read, or nothing that is recent enough. */
export function parseConsent(stored: string | null, now: number): ConsentChoices | null {
  const parsed = parseStored(storedConsent, stored);
  if (!parsed) return null;
  const { savedAt, ...choices } = parsed;
  const age = now - Date.parse(savedAt);
  return age >= 0 && age < consentDays * 86_400_000 ? { essential: true, ...choices } : null;
}
