import { oldestChild, oldestYoungChild } from '../src/constants.ts';
import { isForFamilies } from '../src/events/isForFamilies.ts';
import type { LivelyEvent } from '../src/vocabulary.ts';

/**
 * Ages of children: the youngest, from 0, and the oldest, up to `oldestChild`, in years; or `family` for children whose age is not
 * said.
 */
export type AskedAges = readonly [youngest: number, oldest: number] | 'family';

/**
 * Whether an event suits children: its declared ages contain each of those asked for, or one of a young child if none is said; or it
 * declares none and is for families. The contract of `private.ages_of` and `private.passes`.
 */
export function suitsAges(
  event: Pick<LivelyEvent, 'minAge' | 'maxAge' | 'title' | 'features'>,
  ages: AskedAges,
): boolean {
  const { minAge, maxAge } = event;
  if (minAge === null && maxAge === null) return isForFamilies(event);
  if (ages === 'family') return (minAge ?? 0) <= oldestYoungChild;
  const [youngest, oldest] = ages;
  return youngest >= (minAge ?? 0) && oldest <= (maxAge ?? oldestChild);
}
