import type { EventId } from '../vocabulary.ts';

/**
 * The uuid of the sample event with a number, from 0 to 4294967295. Decision 16.
 *
 * @example
 * sampleUuid(17); // '00000000-0000-4000-8000-000000000011'
 */
export function sampleUuid(number: number): EventId {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
