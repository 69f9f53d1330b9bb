import { knownFailures } from '../../src/docs/knownFailures.ts';
import status from '../../src/docs/status.json' with { type: 'json' };
import storyResults from '../../src/docs/storyResults.json' with { type: 'json' };
import { manualFacts } from './manualFacts.ts';
import type { StoryResults } from './StoryResults.ts';
import type { Evidence } from './toReport.ts';

const checksOf = status as Record<string, { checks: Record<string, string> }>;

/** Reads the test results of each component, by its name. */
export function readEvidence(): Record<string, Evidence> {
  return Object.fromEntries(
    Object.entries(storyResults as StoryResults).map(([name, results]) => [
      name,
      {
        results,
        checks: checksOf[name]?.checks ?? {},
        knownFailures: knownFailures[name] ?? {},
        facts: manualFacts[name] ?? {},
      },
    ]),
  );
}
