import { splitWords } from '@lively/engine';
import { cleanLine } from './cleanText.ts';
import { decodeText } from './decodeText.ts';

/**
 * Reads the name of a venue without the city and the address, which are shown beside it. Returns null if the name contains
 * nothing else.
 *
 * @example
 * readVenue('Collège des Bernardins, Paris', 'Paris'); // 'Collège des Bernardins'
 * readVenue('Parc floral, route de la Pyramide', 'Paris', 'Parc floral, route de la Pyramide'); // 'Parc floral'
 */
export function readVenue(name: unknown, city: string, address: unknown = null): string | null {
  const venue = withoutAddress(cleanLine(decodeText(name), 300), cleanLine(decodeText(address), 400));
  // A dash states that there is none.
  if (!venue || !/[\p{L}\p{N}]/u.test(venue) || isSame(venue, city)) return null;
  const [, place, last] = /^(.*\S)(?:\s*,\s*|\s+[-–|]\s+|\s*\()([^,()|]+)\)?$/.exec(venue) ?? [];
  return place && last && isSame(last, city) ? place : venue;
}

/** Returns true for the same city: `PARIS` and `Paris 20e` are Paris. */
function isSame(text: string, city: string): boolean {
  const [words, expected] = [text, city].map((written) =>
    splitWords(written)
      .join(' ')
      .replace(/ (cedex|\d+(er?|eme)?)( arrondissement)?$/, ''),
  );
  return words === expected;
}

/** Removes the address from a name: keeps only the part before the street. */
function withoutAddress(name: string | null, address: string | null): string | null {
  if (!name || !address || !/\d/.test(name)) return name;
  const [letters, written] = [name, address].map((text) => splitWords(text).join(' '));
  if (!written?.includes(letters ?? '')) return name;
  const [first = '', ...street] = name.split(/\s*,\s*/);
  return /\d/.test(first) || street.length === 0 ? null : first;
}
