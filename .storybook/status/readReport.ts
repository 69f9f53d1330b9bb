import { readEvidence } from '../../packages/ui/build/accessibility/readEvidence';
import { toReport } from '../../packages/ui/build/accessibility/toReport';

const evidence = readEvidence();

/** Returns the conformance report of a component, as the next version of the package will contain it. */
export function readReport(name: string): ReturnType<typeof toReport> | undefined {
  return evidence[name] && toReport(name, 'next', evidence[name]);
}
