import { frenchNamesOf } from '../communes/otherNames.ts';

/** A numbered district (« arrondissement ») of Paris, Lyon or Marseille. */
export interface District {
  /** The INSEE code: `75111`. */
  readonly code: string;
  /** The name in French: `Paris 11e`. */
  readonly name: string;
  /** The INSEE code of the commune: `75056`. */
  readonly commune: string;
  readonly postalCode: string;
}

/** The cities with districts: name, INSEE code, beginnings of the INSEE and postal codes of districts, their number. Source: INSEE. */
const cities = [
  ['Paris', '75056', '751', '750', 20],
  ['Lyon', '69123', '693', '690', 9],
  ['Marseille', '13055', '132', '130', 16],
] as const;

/** Every district, in the order of the codes of a city. */
export const districts: readonly District[] = cities.flatMap(([city, commune, insee, postal, count]) =>
  Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    const end = String(number).padStart(2, '0');
    return {
      // Lyon's begin at 69381.
      code: `${insee}${city === 'Lyon' ? 80 + number : end}`,
      name: `${city} ${number}${number === 1 ? 'er' : 'e'}`,
      commune,
      postalCode: `${postal}${end}`,
    };
  }),
);

const ordinal = '(?:er?|eme|o|st|nd|rd|th)';
const written = new RegExp(
  `^(?:(?<city>\\w+) (?<n>\\d\\d?)(?: ?${ordinal})?(?: (?:arr(?:ondissement)?|distrito|district))?|(?<n2>\\d\\d?) ?${ordinal} (?:arr(?:ondissement)?|district) (?:de |of )?(?<city2>\\w+))$`,
);

/**
 * Finds a district by its number after the name of the city, or by its postal code, in French, English or Spanish.
 *
 * @param phrase - Folded words separated by spaces.
 *
 * @example
 * findDistrict('paris 11 eme')?.code; // '75111'
 * findDistrict('69003')?.name; // 'Lyon 3e'
 */
export function findDistrict(phrase: string): District | undefined {
  if (!/\d/.test(phrase)) return undefined;
  // The 16th of Paris has two postal codes.
  const postal = phrase === '75116' ? '75016' : phrase;
  if (/^\d{5}$/.test(postal)) return districts.find(({ postalCode }) => postalCode === postal);
  const { city, n, city2 = city ?? '', n2 = n } = written.exec(phrase)?.groups ?? {};
  const [french = city2] = frenchNamesOf([city2]);
  const name = `${french} ${Number(n2)}`;
  return districts.find((each) => each.name.toLowerCase().replace(/\D+$/, '') === name);
}

const numbered = new RegExp(
  `^(?:la le |(?=.* (?:arr|dist))(?:la )?(?:le |the |el )?)(\\d\\d?) ?${ordinal}(?: (?:arr(?:ondissement)?|distrito|district))?$`,
);

/** The ordinal numbers of districts in French, from 2: « premier » is more often another word. */
const ordinals =
  'deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz dix_sept dix_huit dix_neuv vingt'
    .split(' ')
    .map((word) => `${word.replace('_', ' ')}ieme`);

/**
 * Finds the districts with a number of every city, without the name of one: « dans le 3e », which the grammar writes as
 * `la le 3 e`, or « dans le troisième ».
 *
 * @param phrase - Folded words separated by spaces.
 *
 * @example
 * findNumberedDistricts('la le 18 e').map(({ name }) => name); // ['Paris 18e']
 */
export function findNumberedDistricts(phrase: string): readonly District[] {
  if (!/\d|ieme/.test(phrase)) return [];
  const digits = phrase.replace(/(?:dix )?\w+ieme/, (word) => `${ordinals.indexOf(word) + 2} e`);
  const number = numbered.exec(digits)?.[1];
  return number ? districts.filter(({ name }) => parseInt(name.replace(/^\D+/, ''), 10) === Number(number)) : [];
}
