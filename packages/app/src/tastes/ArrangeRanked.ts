import type { RankedEvent } from '@lively/engine';

/** Applies a taste to a ranked list. */
export type ArrangeRanked = (list: readonly RankedEvent[]) => readonly RankedEvent[];
