import { parseJson } from '../parseJson';

/** The purposes that are allowed on the device. The essential purpose is always allowed. */
export interface ConsentChoices {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
  readonly personalization: boolean;
}

/** The choices that the form shows before the user has chosen. See docs/specification.md#consent. */
export const consentDefaults: ConsentChoices = {
  essential: true,
  analytics: true,
  marketing: false,
  personalization: true,
};

/** The purposes that are allowed before any choice, and after a refusal. */
export const essentialOnly: ConsentChoices = {
  essential: true,
  analytics: false,
  marketing: false,
  personalization: false,
};

/** The purposes that are allowed after the user accepts all. */
export const everything: ConsentChoices = { essential: true, analytics: true, marketing: true, personalization: true };

/** Days until a choice expires and is requested again: six months, as the CNIL recommends. */
export const consentDays = 180;

/** Formats a choice as the device stores it. `now` is in milliseconds since 1970. */
export function formatConsent({ analytics, marketing, personalization }: ConsentChoices, now: number): string {
  return JSON.stringify({ analytics, marketing, personalization, savedAt: new Date(now).toISOString() });
}

/**
 * Parses the text that the device stored. Returns null if the text is missing, unreadable or too old. Every page runs it, so it
 * checks the three purposes without a library.
 */
export function parseConsent(stored: string | null, now: number): ConsentChoices | null {
  const { analytics, marketing, personalization, savedAt } = {
    ...(parseJson(stored) as Record<string, unknown> | null),
  };
  const age = now - Date.parse(String(savedAt));
  const isCurrent = age >= 0 && age < consentDays * 86_400_000;
  if (!isCurrent || !isBoolean(analytics) || !isBoolean(marketing) || !isBoolean(personalization)) return null;
  return { essential: true, analytics, marketing, personalization };
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
