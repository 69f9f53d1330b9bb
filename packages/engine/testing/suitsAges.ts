import { oldestChild } from '../src/constants.ts';
import { isForFamilies } from '../src/events/isForFamilies.ts';
import type { LivelyEvent } from '../src/vocabulary.ts';

/**
 * Whether an event suits each of some ages of children: its declared ages contain them, or it declares none and is for families. The
 * contract of `private.ages_of` and `private.passes`.
 *
 * @param ages - Years: the youngest, from 0, and the oldest, up to `oldestChild`.
 */
export function suitsAges(
  event: Pick<LivelyEvent, 'minAge' | 'maxAge' | 'title' | 'features'>,
  [youngest, oldest]: readonly [youngest: number, oldest: number],
): boolean {
  const { minAge, maxAge } = event;
  if (minAge === null && maxAge === null) return isForFamilies(event);
  return youngest >= (minAge ?? 0) && oldest <= (maxAge ?? oldestChild);
}
