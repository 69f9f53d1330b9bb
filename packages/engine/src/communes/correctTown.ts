import { isOneTypingError } from '../text/isOneTypingError.ts';

/** Large cities whose names no other word of French, English or Spanish resembles; folded. */
const cities =
  'lille marseille toulouse montpellier strasbourg bordeaux nantes toulon grenoble villeurbanne besancon orleans mulhouse perpignan avignon versailles dunkerque annecy lorient quimper montreuil biarritz roubaix tourcoing narbonne angouleme carcassonne beauvais'.split(
    ' ',
  );

/**
 * Returns the large city that a folded name means with one typing error; undefined if there is none.
 *
 * @example
 * correctTown('marsseille'); // 'marseille'
 */
export function correctTown(name: string): string | undefined {
  return name.includes(' ') ? undefined : cities.find((city) => city !== name && isOneTypingError(name, city));
}
