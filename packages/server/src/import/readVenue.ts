import { splitWords } from '@lively/engine';
import { cleanLine } from './cleanText.ts';

/**
 * The name of a place in a city, without the city, which stands beside it wherever a place is shown. Null where it names the
 * city alone.
 *
 * @example
 * readVenue('Collège des Bernardins, Paris', 'Paris'); // 'Collège des Bernardins'
 */
export function readVenue(name: unknown, city: string): string | null {
  const venue = cleanLine(name, 300);
  if (!venue || isSame(venue, city)) return null;
  const [, place, last] = /^(.*\S)(?:\s*,\s*|\s+[-–|]\s+|\s*\()([^,()|]+)\)?$/.exec(venue) ?? [];
  return place && last && isSame(last, city) ? place : venue;
}

/** `PARIS` and `Paris 20e` are Paris. */
function isSame(text: string, city: string): boolean {
  const [words, expected] = [text, city].map((written) =>
    splitWords(written)
      .join(' ')
      .replace(/ (cedex|\d+(er?|eme)?)( arrondissement)?$/, ''),
  );
  return words === expected;
}
