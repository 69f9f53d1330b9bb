import type { EventId } from '../vocabulary.ts';

/** The id in a URL: a uuid in lower case, or the number of an event. */
export type ParsedEventId =
  | { readonly kind: 'uuid'; readonly id: EventId }
  | { readonly kind: 'number'; readonly value: number };

/**
 * Parses the id in a URL: a uuid in any case, or a decimal number from 0 to 4294967295 without sign, leading zero,
 * exponent or spaces. Null for any other text. See docs/architecture.md#ids-in-urls.
 */
export function parseEventId(text: string): ParsedEventId | null {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return { kind: 'uuid', id: text.toLowerCase() };
  const value = Number(text);
  return value >>> 0 === value && String(value) === text ? { kind: 'number', value } : null;
}

/**
 * Returns the number of an event: the last 8 characters of its uuid as a hexadecimal number, or 0 if they are not
 * hexadecimal. See docs/specification.md#event-ids.
 */
export function deriveNumericId(id: EventId): number {
  return Number(`0x${id.slice(-8)}`) || 0;
}

/**
 * Returns the uuid of the sample event with a number from 0 to 4294967295.
 *
 * @example
 * sampleUuid(17); // '00000000-0000-4000-8000-000000000011'
 */
export function sampleUuid(number: number): EventId {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
