import { goodRating } from '../constants.ts';
import type { Estimate, LivelyEvent } from '../vocabulary.ts';
import { deriveNumericId } from './deriveNumericId.ts';
import { estimateParticipants } from './estimateParticipants.ts';

/** An event as cards show it, where nothing is missing and what was made up says so. */
export interface EventView {
  readonly numericId: number;
  readonly participants: Estimate<number>;
  readonly rating: Estimate<number>;
  readonly reviews: Estimate<number>;
  readonly organizer: string;
  readonly price: string;
  /** As stored, else the keys `parking` and `catering`. */
  readonly features: Estimate<readonly string[]>;
}

/** Fills what an event does not say. The same event always gets the same values. Specification, section 3, and decision 8. */
export function deriveView(event: LivelyEvent): EventView {
  const numericId = deriveNumericId(event.id);
  return {
    numericId,
    participants: estimateParticipants(event),
    rating: estimate(event.rating, goodRating),
    reviews: estimate(event.reviews, 10 + (numericId % 100)),
    organizer: event.organizer || 'Organisateur',
    price: event.price || 'Gratuit',
    features: estimate(event.features.length ? event.features : null, ['parking', 'catering']),
  };
}

function estimate<Value>(known: Value | null, likely: Value): Estimate<Value> {
  return { value: known ?? likely, estimated: known === null };
}
