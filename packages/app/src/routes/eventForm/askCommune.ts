import { cityOf, splitWords } from '@lively/engine';
import { type Commune, findMisspelt, searchCommunes } from '@lively/engine/communes';
import type { EventDraft } from '@lively/machines';

/** Why a city is not one commune, with the communes that the user may mean. */
export interface CommuneQuestion {
  /**
   * `which`: several communes have the name. `unfinished`: some names begin with it, or it is a name in another language.
   * `misspelt`: some names are one typing error away. `unknown`: none is.
   */
  readonly kind: 'which' | 'misspelt' | 'unfinished' | 'unknown';
  readonly communes: readonly Commune[];
}

export interface KnownCommunes {
  /** The communes in the shard of the city. */
  readonly named: readonly Commune[];
  /** The largest communes. */
  readonly towns: readonly Commune[];
}

/** The max number of communes that a question offers. */
const offerLength = 6;

/** Returns the folded city of a location, as the database compares it with names of communes: `private.find_commune`. */
export function comparedCityOf(location: string): string {
  return cityOf(location)
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .join(' ');
}

/** Inhabitants. A village may have nearly the name of a city of another country: Brutelles. */
const minPopulation = 1000;

const shortened: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte' };

/**
 * Returns what to ask about the city of an event; null if it is one commune. A department or a postal code distinguishes
 * communes of the same name: « Montreuil (93) », « 93100 Montreuil ».
 */
export function askCommune(
  { location, fullAddress }: Pick<EventDraft, 'location' | 'fullAddress'>,
  { named, towns }: KnownCommunes,
): CommuneQuestion | null {
  if (!location.trim()) return null;
  const city = comparedCityOf(location);
  const same = named.filter(({ name }) => foldName(name) === city);
  const [, department = '', end] =
    /(?:^[^,]* |\()(\d{2,3}|2[AB])(\)|(?:, FRANCE)?$)/.exec(location.toUpperCase()) ?? [];
  const postalCode = /\b\d{5}\b/.exec(location)?.[0] ?? /\b(\d{5})\b(?=\D*$)/.exec(fullAddress)?.[1] ?? '';
  // A number without brackets may be a district: « La Chapelle 16 », with « 75016 Paris ».
  const isDepartment = end === ')' || !postalCode || postalCode.startsWith(department.replace(/[AB]/, '0'));
  const isTold = same.some(
    (each) => (isDepartment && each.department.code === department) || each.postalCodes.includes(postalCode),
  );
  if (same.length === 1 || isTold) return null;
  if (same.length) return { kind: 'which', communes: largest(same) };
  if (searchCommunes(named, city).length) return { kind: 'unfinished', communes: [] };
  const known = new Map([...named, ...towns].map((each) => [each.code, each]));
  const communes = findMisspelt(
    [...known.values()].filter(({ population }) => population >= minPopulation),
    city,
  );
  return { kind: communes.length ? 'misspelt' : 'unknown', communes };
}

function largest(communes: readonly Commune[]): readonly Commune[] {
  return communes.toSorted((a, b) => b.population - a.population).slice(0, offerLength);
}

/** Returns a name of a commune in the form that names are compared in. */
export function foldName(name: string): string {
  return splitWords(name).join(' ');
}
