import type { Estimate, LivelyEvent } from '../vocabulary.ts';
import { deriveNumericId, sampleUuid } from './eventId.ts';

type Counted = Pick<LivelyEvent, 'purchasesCount' | 'participants'>;

/**
 * Returns the known number of participants: the stated number plus purchases; only the purchases if no number is
 * stated; null if there are neither. See docs/specification.md#participants.
 */
export function countParticipants({ purchasesCount, participants }: Counted): number | null {
  return purchasesCount > 0 ? (participants ?? 0) + purchasesCount : participants;
}

/**
 * Returns the number of participants to show: the known number; for a sample without one, an estimate from id and
 * category, from 20 to 499 and at most the capacity; null for any other event. An estimate gives no points. See
 * docs/specification.md#participants and docs/architecture.md#estimates.
 */
export function estimateParticipants(
  event: Counted & Pick<LivelyEvent, 'id' | 'category' | 'maxCapacity'>,
): Estimate<number> | null {
  const counted = countParticipants(event);
  if (counted !== null) return { value: counted, estimated: false };
  const number = deriveNumericId(event.id);
  if (event.id !== sampleUuid(number)) return null;
  const likely = 20 + ((number * event.category.charCodeAt(0)) % 480);
  return { value: Math.min(likely, event.maxCapacity ?? likely), estimated: true };
}
