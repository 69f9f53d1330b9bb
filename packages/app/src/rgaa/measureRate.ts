import { type Criterion, themes } from './criteria';
import recordedLooks from './looks.json';
import results from './results.json';

/** A manual check of a criterion on a page. */
export interface Look {
  readonly criterion: string;
  readonly page: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Whether the page is still as it was: `build/currentLooks.ts` compares it when the app is built. */
  readonly isCurrent?: boolean;
  /** False where the page does not meet the criterion. @default true */
  readonly isMet?: boolean;
}

const passed = new Set<string>(results.passed);
const looks: readonly Look[] = recordedLooks;

/** Whether every test that a criterion names passed when they were last recorded, and each of its pages was looked at since it changed. */
export function isProven({ id, tests, lookedAtOn }: Criterion, recorded = looks): boolean {
  if (!lookedAtOn) return tests.length > 0 && tests.every((title) => passed.has(title));
  const met = recorded.filter(({ isMet = true }) => isMet);
  return isLookedAt({ id, lookedAtOn }, met);
}

/** Whether each page of a criterion was looked at since it changed, whatever was seen. */
export function isLookedAt(
  { id, lookedAtOn = [] }: Pick<Criterion, 'id' | 'lookedAtOn'>,
  recorded: readonly Look[] = looks,
): boolean {
  const current = recorded.filter(({ criterion, isCurrent }) => criterion === id && isCurrent);
  return lookedAtOn.every((page) => current.some((look) => look.page === page));
}

/** The day of the oldest look at a criterion, `YYYY-MM-DD`. Undefined where there was none. */
export function lookedOn({ id }: Criterion, recorded = looks): string | undefined {
  return recorded
    .filter(({ criterion }) => criterion === id)
    .map(({ date }) => date)
    .sort()[0];
}

/** The civil date of the recorded run, `YYYY-MM-DD`. */
export const recordedOn = results.date;

/** How many of the criteria that concern this site are proven, and whether nothing waits to be looked at again. */
export function measureRate(recorded = looks) {
  const applicable = themes.flat().filter(({ isApplicable }) => isApplicable);
  const met = applicable.filter((criterion) => isProven(criterion, recorded));
  const looked = met.filter(({ lookedAtOn }) => lookedAtOn).length;
  const isCurrent = applicable.every((criterion) => isLookedAt(criterion, recorded));
  const percent = Math.floor((100 * met.length) / applicable.length);
  return { proven: met.length, looked, applicable: applicable.length, percent, isCurrent };
}
