import type { Reason } from '../vocabulary.ts';

/** What may be a reason, if it gives points. */
export type Candidate = readonly [kind: Reason['kind'], points: number, detail: string | number];

/** The reasons that give points. */
export function keepPaid(candidates: readonly Candidate[]): Reason[] {
  return candidates.flatMap(([kind, points, detail]) => (points ? [{ kind, points, detail } as Reason] : []));
}
