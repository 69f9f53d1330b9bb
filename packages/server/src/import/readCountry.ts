import { foldText } from '@lively/engine';
import { cleanLine } from './cleanText.ts';

/**
 * Reads the country of a venue as ISO 3166-1 letters: `FR`, `RE`, `IT`. Reads the French name if there is no code. Null if the
 * record names none.
 */
export function readCountry(record: Readonly<Record<string, unknown>>): string | null {
  const code = cleanLine(record.location_countrycode, 3)?.toUpperCase();
  if (code && /^[A-Z]{2}$/.test(code)) return code;
  const name = foldText(cleanLine(record.country_fr, 100) ?? '');
  if (name.startsWith('france')) return 'FR';
  return name ? (codeForName().get(name) ?? null) : null;
}

let codes: ReadonlyMap<string, string> | undefined;

/** The French names of all countries. `Intl` has them, and returns the code itself for letters without a country. */
function codeForName(): ReadonlyMap<string, string> {
  if (codes) return codes;
  const names = new Intl.DisplayNames('fr', { type: 'region' });
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  codes = new Map(pairs.map((pair) => [foldText(names.of(pair) ?? pair), pair]));
  return codes;
}
