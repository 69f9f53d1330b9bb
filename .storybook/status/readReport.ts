import { readEvidence } from '../../packages/ui/build/accessibility/readEvidence';
import { toReport } from '../../packages/ui/build/accessibility/toReport';

const evidence = readEvidence();

/** The report of conformance of a component, as the package of the next version will have it. */
export function readReport(name: string): ReturnType<typeof toReport> | undefined {
  return evidence[name] && toReport(name, 'next', evidence[name]);
}
