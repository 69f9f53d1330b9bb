import type { LivelyEvent } from '../vocabulary.ts';

/** How many people go, as far as somebody counted: purchases, else the stored number, else null. Specification, section 9. */
export function countParticipants({
  purchasesCount,
  participants,
}: Pick<LivelyEvent, 'purchasesCount' | 'participants'>): number | null {
  return purchasesCount > 0 ? purchasesCount : participants;
}
