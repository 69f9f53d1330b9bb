import type { Count } from '@lively/engine';
import type { EventCounts, EventList, EventRelaxation } from '../data/EventQuery';
import { type ReadableEventRow, toEvent } from './toEvent';

/** The answer of `explore_events`: see docs/decisions/0019. */
interface ExploreAnswer {
  readonly events: readonly (ReadableEventRow & { readonly distance_km: number })[];
  readonly next_cursor: string | null;
  /** At most the limit of exact counts, for widgets that read only this number. */
  readonly total: number;
  readonly is_more: boolean;
  readonly coming: Count;
  readonly past: number;
  readonly counts: EventCounts;
  readonly relaxations: readonly EventRelaxation[];
  readonly correction: string | null;
}

/** Converts an answer of the database, JSON without generated types, to a page of events. */
export function toEventList(answer: unknown): EventList {
  const { events, next_cursor, total, is_more, coming, past, counts, relaxations, correction } =
    answer as ExploreAnswer;
  return {
    events: events.map((row) => ({ event: toEvent(row), distanceKm: toMetre(row.distance_km) })),
    nextCursor: next_cursor,
    total: { value: total, isMore: is_more },
    coming,
    past,
    counts,
    relaxations,
    correction,
  };
}

/** Rounds a distance in kilometres: each further digit would be in the HTML of a list, for each event. */
const toMetre = (kilometres: number) => Math.round(kilometres * 1000) / 1000;
