import type { LivelyEvent } from '@lively/engine';
import { type ReadableEventRow, toEvent } from './toEvent';

/** Converts an answer of `recommendation_candidates` (docs/decisions/0035), JSON without generated types, to events. */
export function toCandidates(answer: unknown): LivelyEvent[] {
  const { events } = answer as { readonly events: readonly ReadableEventRow[] };
  return events.map(toEvent);
}
