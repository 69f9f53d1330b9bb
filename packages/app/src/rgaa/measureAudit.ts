import type { Audit } from './Audit';

/** The states that the French law names: all criteria that apply are met, at least half of them, or fewer. */
export type Conformity = 'total' | 'partial' | 'none';

/** Counts the results of an audit. */
export function measureAudit({ results: { met, notMet, notApplicable } }: Pick<Audit, 'results'>) {
  const applicable = met.length + notMet.length;
  return {
    met: met.length,
    notMet: notMet.length,
    notApplicable: notApplicable.length,
    /** The percentage of the criteria that apply, to one decimal, rounded down. */
    rate: Math.floor((1000 * met.length) / applicable) / 10,
    conformity: toConformity(met.length, applicable),
  };
}

function toConformity(met: number, applicable: number): Conformity {
  if (met === applicable) return 'total';
  return 2 * met >= applicable ? 'partial' : 'none';
}
