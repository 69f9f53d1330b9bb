import { componentGroups } from '../../src/docs/componentGroups.ts';
import type { Measurements } from './Measurements.ts';

/** Lists the components without results of their stories. */
export function listUnmeasured(measurements: Measurements): string[] {
  return Object.values(componentGroups)
    .flat()
    .filter((name) => !measurements[name]?.stories);
}
