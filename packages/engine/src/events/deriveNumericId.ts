import type { EventId } from '../vocabulary.ts';

/** The number of an event: the last 8 characters of its uuid, read as hexadecimal; 0 when they are none. Specification, section 3. */
export function deriveNumericId(id: EventId): number {
  return Number(`0x${id.slice(-8)}`) || 0;
}
