import type { LivelyEvent } from '@lively/engine';
import { type ReadableEventRow, toEvent } from './toEvent';

/** The events of an answer of `recommendation_candidates` (docs/decisions/0035), which the types of the database call any JSON. */
export function toCandidates(answer: unknown): LivelyEvent[] {
  const { events } = answer as { readonly events: readonly ReadableEventRow[] };
  return events.map(toEvent);
}
