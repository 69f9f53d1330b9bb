import type { Estimate, LivelyEvent } from '../vocabulary.ts';
import { deriveNumericId } from './eventId.ts';

type Counted = Pick<LivelyEvent, 'purchasesCount' | 'participants'>;

/**
 * The number of participants that is known: the stated number plus purchases, purchases alone when nothing was stated, null when
 * there is neither. See docs/architecture.md#participant-numbers.
 */
export function countParticipants({ purchasesCount, participants }: Counted): number | null {
  return purchasesCount > 0 ? (participants ?? 0) + purchasesCount : participants;
}

/**
 * The number of participants: the known one, else an estimate from id and category, from 20 to 499 and at most the capacity. An
 * estimate gives no points. See docs/specification.md#participants and docs/architecture.md#estimates.
 */
export function estimateParticipants(
  event: Counted & Pick<LivelyEvent, 'id' | 'category' | 'maxCapacity'>,
): Estimate<number> {
  const counted = countParticipants(event);
  const likely = 20 + ((deriveNumericId(event.id) * event.category.charCodeAt(0)) % 480);
  return { value: counted ?? Math.min(likely, event.maxCapacity ?? likely), estimated: counted === null };
}
