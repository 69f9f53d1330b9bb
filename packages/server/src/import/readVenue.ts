import { splitWords } from '@lively/engine';
import { cleanLine } from './cleanText.ts';

/**
 * The name of a place in a city, without the city and the address, which stand beside it wherever a place is shown. Null
 * where it names these alone.
 *
 * @example
 * readVenue('Collège des Bernardins, Paris', 'Paris'); // 'Collège des Bernardins'
 * readVenue('Parc floral, route de la Pyramide', 'Paris', 'Parc floral, route de la Pyramide'); // 'Parc floral'
 */
export function readVenue(name: unknown, city: string, address: unknown = null): string | null {
  const venue = withoutAddress(cleanLine(name, 300), cleanLine(address, 400));
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

/** A name that is written as its address is none, but for what stands before the street. */
function withoutAddress(name: string | null, address: string | null): string | null {
  if (!name || !address || !/\d/.test(name)) return name;
  const [letters, written] = [name, address].map((text) => splitWords(text).join(' '));
  if (!written?.includes(letters ?? '')) return name;
  const [first = '', ...street] = name.split(/\s*,\s*/);
  return /\d/.test(first) || street.length === 0 ? null : first;
}
