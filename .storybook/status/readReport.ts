import measurements from 'virtual:measurements';
import { toEvidence } from '../../packages/ui/build/accessibility/toEvidence';
import { toReport } from '../../packages/ui/build/accessibility/toReport';

/** Returns the conformance report of a component, as the next version of the package will contain it. */
export function readReport(name: string): ReturnType<typeof toReport> {
  return toReport(name, 'next', toEvidence(name, measurements));
}
