import { type Criterion, themes } from './criteria';
import results from './results.json';

const passed = new Set<string>(results.passed);

/** Whether every test that a criterion names passed when they were last recorded. */
export function isProven({ tests }: Criterion): boolean {
  return tests.length > 0 && tests.every((title) => passed.has(title));
}

/** The civil date of the recorded run, `YYYY-MM-DD`. */
export const recordedOn = results.date;

/** How many of the criteria that concern this site are proven. What nothing has proven counts as not met. */
export function measureRate() {
  const applicable = themes.flat().filter(({ isApplicable }) => isApplicable);
  const proven = applicable.filter(isProven).length;
  return { proven, applicable: applicable.length, percent: Math.floor((100 * proven) / applicable.length) };
}
