import { isOneTypingError } from '../text/isOneTypingError.ts';
import { splitWords } from '../text/splitWords.ts';
import type { Commune } from './Commune.ts';

/** The max number of communes in a result. */
const offerLength = 3;

/**
 * Finds the communes that a name means with one typing error, the largest first. The first letter is never wrong.
 *
 * @example
 * findMisspelt(communes, 'Aubervillers'); // Aubervilliers
 */
export function findMisspelt(communes: readonly Commune[], name: string): Commune[] {
  const typed = splitWords(name).join(' ');
  if (typed.length < 4) return [];
  return communes
    .filter((commune) => isOneTypingError(typed, splitWords(commune.name).join(' ')))
    .sort((a, b) => b.population - a.population)
    .slice(0, offerLength);
}
