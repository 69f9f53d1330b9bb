import { type Criterion, themes } from './criteria';
import results from './results.json';

const passed = new Set<string>(results.passed);

/** Whether every test that a criterion names passed when they were last recorded, or somebody has looked. */
export function isProven({ tests, lookedOn }: Criterion): boolean {
  return (tests.length > 0 || lookedOn !== undefined) && tests.every((title) => passed.has(title));
}

/** The civil date of the recorded run, `YYYY-MM-DD`. */
export const recordedOn = results.date;

/** How many of the criteria that concern this site are proven. What nothing has proven counts as not met. */
export function measureRate() {
  const applicable = themes.flat().filter(({ isApplicable }) => isApplicable);
  const met = applicable.filter(isProven);
  const looked = met.filter(({ lookedOn }) => lookedOn).length;
  const percent = Math.floor((100 * met.length) / applicable.length);
  return { proven: met.length, looked, applicable: applicable.length, percent };
}
