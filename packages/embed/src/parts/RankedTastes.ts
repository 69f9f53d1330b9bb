import type { Tag } from './readTags.ts';

/** What a ranking depends on. */
export interface RankedTastes {
  readonly tags: readonly Tag[];
  /** The city of the ranking; empty for that of the list. */
  readonly near: string;
  readonly city: string;
  /** Whether a backend is asked for the events in this order. The events of a venue or an organiser have another. */
  readonly isAsked: boolean;
}
