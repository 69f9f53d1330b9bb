import { type Catalogue, createCatalogue } from '@lively/engine';
import type { EventServices } from './services';

/** The list of events that explore and the recommendations share, for the life of the document. */
export interface EventList {
  /** What was last read, however old. */
  known(): Catalogue | undefined;
  /** What was read less than a minute ago, else a new reading. */
  read(signal: AbortSignal): Promise<Catalogue>;
  /** Says that an event was created, changed or deleted: the next reading is a new one. */
  outdate(): void;
}

/** Milliseconds. */
const freshness = 60_000;

export function createEventList({ listEvents }: EventServices, clock: () => number): EventList {
  let kept: { catalogue: Catalogue; readAt: number } | undefined;
  return {
    known: () => kept?.catalogue,
    async read(signal) {
      if (kept && clock() - kept.readAt < freshness) return kept.catalogue;
      const catalogue = createCatalogue(await listEvents(signal));
      kept = { catalogue, readAt: clock() };
      return catalogue;
    },
    outdate() {
      if (kept) kept.readAt = Number.NEGATIVE_INFINITY;
    },
  };
}
