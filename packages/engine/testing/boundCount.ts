import { countLimit } from '../src/constants.ts';
import type { Count } from '../src/vocabulary.ts';

/**
 * Returns a count that is exact up to a limit.
 *
 * @param most - The limit. @default countLimit
 */
export function boundCount(exact: number, most: number = countLimit): Count {
  return { value: Math.min(exact, most), isMore: exact > most };
}
