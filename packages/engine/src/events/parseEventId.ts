import type { EventId } from '../vocabulary.ts';

/** What the id in an address is: a uuid, in lower case, or a number of an event. */
export type ParsedEventId =
  | { readonly kind: 'uuid'; readonly id: EventId }
  | { readonly kind: 'number'; readonly value: number };

/**
 * Reads the id in an address: a uuid in any case, or 0 to 4294967295 as one writes it, without sign, leading zero, exponent
 * or spaces. Null for anything else. Decision 18.
 */
export function parseEventId(text: string): ParsedEventId | null {
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return { kind: 'uuid', id: text.toLowerCase() };
  const value = Number(text);
  return value >>> 0 === value && String(value) === text ? { kind: 'number', value } : null;
}
