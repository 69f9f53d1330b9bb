import type { Reason } from '../vocabulary.ts';

/** The points of some reasons together. */
export function addPoints(reasons: readonly Reason[]): number {
  return reasons.reduce((sum, { points }) => sum + points, 0);
}
