import type { Estimate, LivelyEvent } from '../vocabulary.ts';
import { countParticipants } from './countParticipants.ts';
import { deriveNumericId } from './deriveNumericId.ts';

/**
 * How many people go to an event: counted where somebody counted, else 20 to 499, no more than find room, made from its id and
 * category; such a number gives no points. Specification, section 9, and decision 8.
 */
export function estimateParticipants(
  event: Pick<LivelyEvent, 'id' | 'category' | 'purchasesCount' | 'participants' | 'maxCapacity'>,
): Estimate<number> {
  const counted = countParticipants(event);
  const likely = 20 + ((deriveNumericId(event.id) * event.category.charCodeAt(0)) % 480);
  return { value: counted ?? Math.min(likely, event.maxCapacity ?? likely), estimated: counted === null };
}
