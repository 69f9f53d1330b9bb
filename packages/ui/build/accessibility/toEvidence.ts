import { knownFailures } from '../../src/docs/knownFailures.ts';
import type { Measurements } from './Measurements.ts';
import { manualFacts } from './manualFacts.ts';
import type { Evidence } from './toReport.ts';

/** Returns everything that the conformance report of a component is made from. What nothing measured proves nothing. */
export function toEvidence(name: string, measurements: Measurements): Evidence {
  const { stories, status } = measurements[name] ?? {};
  return {
    results: stories ?? { keyboard: false, rules: {}, faults: {} },
    checks: status?.checks ?? {},
    knownFailures: knownFailures[name] ?? {},
    facts: manualFacts[name] ?? {},
  };
}
