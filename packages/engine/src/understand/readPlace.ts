import type { NamedPlace } from '../areas/createPlaceFinder.ts';
import { radii } from '../geo/radii.ts';
import { chooseReading } from './chooseReading.ts';
import type { PlaceSearch } from './PlaceSearch.ts';
import type { Groups } from './readDays.ts';
import type { Choice, Filter } from './Understanding.ts';
import { wordAt } from './wordAt.ts';

/** The kilometres of « près de ». */
const nearRadius = '20';
/** The min number of inhabitants of a place that is named by a common word, or before an unknown word. */
export const cityPopulation = 50_000;
/** The min number of inhabitants for a place name without a preposition. */
const townPopulation = 10_000;
const maxWords = 7;

/** A place with the number of tokens in its name. */
export interface Place {
  readonly filters: readonly Filter[];
  readonly options?: Choice['options'];
  readonly length: number;
}

/** The articles in prepositions: « au Havre », « près des Sables-d'Olonne ». */
const articles: Readonly<Record<string, string>> = { au: 'le ', du: 'le ', aux: 'les ', des: 'les ' };

/**
 * Finds the place whose name begins at a token after a preposition. `radius` is undefined for the place itself; `article` is by
 * default that of the preposition.
 */
export function readPlace(
  search: PlaceSearch,
  at: number,
  radius?: number,
  article = articles[wordAt(search, at - 1)] ?? '',
): Place | undefined {
  // « à 15 € »
  return findName(search, at, article, (name) => !/^\d\d$/.test(name), radius);
}

/**
 * Finds the large commune, the area, or the places with the postal code, whose name begins at a token without a preposition. After a filter, it may also be a city whose
 * name is a common word, or the number of a department that is no day.
 */
export function readTown(
  search: PlaceSearch,
  at: number,
  isAfterFilter = false,
  least = townPopulation,
): Place | undefined {
  const { lists } = search.grammar;
  const isNumber = (name: string) => isPostalCode(name) || (isAfterFilter && /^(3[2-9]|[4-9]\d)$/.test(name));
  return findName(
    search,
    at,
    '',
    (name, places) =>
      isNumber(name) ||
      (!/^\d/.test(name) &&
        isLarge(places, lists('commonNames', name) ? (isAfterFilter ? cityPopulation : Infinity) : least)),
  );
}

/** Finds the place whose name is the whole line. Its words must have no other meaning, unless the place is large. */
export function readLoneName(search: PlaceSearch): Place | undefined {
  // « bar » and « die » are common words first, and so are villages with a name of one word.
  const place = findName(
    search,
    0,
    '',
    (name, places) => /^\d| /.test(name) || isLarge(places, name.length > 4 ? articlePopulation : townPopulation),
  );
  return place?.length === search.tokens.length ? place : undefined;
}

/** Returns the next radius from a distance in kilometres or miles on, that of « près de » without one; undefined if it is too large. */
export function roundRadius({ q = nearRadius, u }: Groups): (typeof radii)[number] | undefined {
  return radii.find((each) => each >= Number(q) * (u ? 1.6 : 1));
}

/** The min population of a name with an article: « au Havre » is a commune, « au bois » and « à la chapelle » are not. */
const articlePopulation = 2000;

export const isPostalCode = (word: string) => /^\d{5}$/.test(word);

const isLarge = (places: readonly NamedPlace[], least: number) => places.some(({ population }) => population >= least);

function findName(
  { tokens, grammar, findPlaces }: PlaceSearch,
  at: number,
  article: string,
  isMeant: (name: string, places: readonly NamedPlace[]) => boolean,
  radius?: number,
): Place | undefined {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    // « St-Malo »
    const words = tokens.slice(at, at + length).map(({ word }) => word.replace(/^s(te?s?)$/, 'sain$1'));
    if (words.includes(',') || words.join('').length < 2) continue;
    const name = `${article}${words.join(' ')}`;
    const next = tokens.slice(at + length, at + length + 2).map(({ word }) => word);
    if (/ \d+$/.test(name) && grammar.counted.test(next.join(' '))) continue;
    const places = grammar.lists('regions', name) ? [] : findPlaces(name);
    // No circle lies around an area.
    const isAround = radius && places[0]?.filter.filter === 'areas';
    if (!places.length || isAround || !isMeant(name, places)) continue;
    if (/^l(es?|a)? /.test(name) && !isLarge(places, articlePopulation)) continue;
    const around: readonly Filter[] = radius ? [{ filter: 'radius', value: radius }] : [];
    // « Saint-Denis 93 », « Saint-Denis 93200 », « Paris 75011 »
    const [number = ''] = next;
    const codeOf = ({ filter }: NamedPlace) => String(filter.value);
    const coded = /^\d\d/.test(number) ? findPlaces(number) : [];
    const numbered = places.filter((each) => coded.some((other) => codeOf(each).startsWith(codeOf(other))));
    const meant = [numbered, number[4] ? coded : []].find((each) => each.length) ?? places;
    return {
      ...chooseReading(meant.map(({ label, filter }) => ({ label, filters: [filter, ...around] }))),
      length: meant === places ? length : length + 1,
    };
  }
  return undefined;
}
