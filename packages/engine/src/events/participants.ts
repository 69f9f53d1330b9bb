import type { Estimate, LivelyEvent } from '../vocabulary.ts';
import { deriveNumericId } from './eventId.ts';

type Counted = Pick<LivelyEvent, 'purchasesCount' | 'participants'>;

/**
 * How many people go, as far as somebody counted: the stated number plus purchases, purchases alone when nothing was stated, null
 * when there is neither. Decision 28.
 */
export function countParticipants({ purchasesCount, participants }: Counted): number | null {
  return purchasesCount > 0 ? (participants ?? 0) + purchasesCount : participants;
}

/**
 * How many people go to an event: counted where somebody counted, else 20 to 499, no more than find room, made from its id and
 * category; such a number gives no points. Specification, section 9, and decisions 8 and 28.
 */
export function estimateParticipants(
  event: Counted & Pick<LivelyEvent, 'id' | 'category' | 'maxCapacity'>,
): Estimate<number> {
  const counted = countParticipants(event);
  const likely = 20 + ((deriveNumericId(event.id) * event.category.charCodeAt(0)) % 480);
  return { value: counted ?? Math.min(likely, event.maxCapacity ?? likely), estimated: counted === null };
}
