import { type Criterion, themes } from './criteria';
import recordedLooks from './looks.json';
import results from './results.json';

/** A manual check of a criterion on a page. */
export interface Look {
  readonly criterion: string;
  readonly page: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Whether the page is unchanged since: `build/currentLooks.ts` compares it when the app is built. */
  readonly isCurrent?: boolean;
  /** False if the page does not meet the criterion. @default true */
  readonly isMet?: boolean;
}

const passed = new Set<string>(results.passed);
const looks: readonly Look[] = recordedLooks;

/** Whether all tests of a criterion passed in the recorded run, or a person checked its pages, which did not change since. */
export function isProven({ id, tests, lookedAtOn }: Criterion, recorded = looks): boolean {
  if (!lookedAtOn) return tests.length > 0 && tests.every((title) => passed.has(title));
  const met = recorded.filter(({ isMet = true }) => isMet);
  return isLookedAt({ id, lookedAtOn }, met);
}

/** Whether each page of a criterion was checked since it changed, with any result. */
export function isLookedAt(
  { id, lookedAtOn = [] }: Pick<Criterion, 'id' | 'lookedAtOn'>,
  recorded: readonly Look[] = looks,
): boolean {
  const current = recorded.filter(({ criterion, isCurrent }) => criterion === id && isCurrent);
  return lookedAtOn.every((page) => current.some((look) => look.page === page));
}

/** Returns the day of the oldest check of a criterion, `YYYY-MM-DD`. Undefined without a check. */
export function lookedOn({ id }: Criterion, recorded = looks): string | undefined {
  return recorded
    .filter(({ criterion }) => criterion === id)
    .map(({ date }) => date)
    .sort()[0];
}

/** The civil date of the recorded run, `YYYY-MM-DD`. */
export const recordedOn = results.date;

/** Counts the applicable criteria that are proven, and returns whether all manual checks are current. */
export function measureRate(recorded = looks) {
  const applicable = themes.flat().filter(({ isApplicable }) => isApplicable);
  const met = applicable.filter((criterion) => isProven(criterion, recorded));
  const looked = met.filter(({ lookedAtOn }) => lookedAtOn).length;
  const isCurrent = applicable.every((criterion) => isLookedAt(criterion, recorded));
  const percent = Math.floor((100 * met.length) / applicable.length);
  return { proven: met.length, looked, applicable: applicable.length, percent, isCurrent };
}
