import type { Commune } from '../communes/Commune.ts';
import type { Grammar } from './createGrammar.ts';
import type { Token } from './readTokens.ts';
import type { Choice, Filter } from './Understanding.ts';

/** The possible kilometres around a commune. A value in between is rounded up. */
const radii = [5, 10, 20, 50, 100] as const;
/** The kilometres of « près de ». */
const nearRadius = 20;
/** The min number of inhabitants for a place name without a preposition. */
const townPopulation = 10_000;
const maxWords = 7;
/** A city with this min population, and this many times larger than all others of its name, is chosen. */
const dominantPopulation = 50_000;
const dominance = 50;

/** A place with the number of tokens in its name. */
export interface Place {
  readonly filters: readonly Filter[];
  readonly options: Choice['options'];
  readonly length: number;
}

export interface PlaceSearch {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  readonly findCommunes: (name: string) => readonly Commune[];
}

/**
 * Finds the commune whose name begins at a token after a preposition. `article` is the article in the preposition: « au Havre »,
 * « près du Mans ». `kilometres` is the distance in the phrase, 0 for “near”, undefined for the commune itself.
 */
export function readPlace(search: PlaceSearch, at: number, article: string, kilometres?: number): Place | undefined {
  const radius = kilometres === undefined ? undefined : roundRadius(kilometres || nearRadius);
  if (kilometres !== undefined && !radius) return undefined;
  return findName(search, at, article, () => true, radius);
}

/** Finds the large commune whose name begins at a token without a preposition. */
export function readTown(search: PlaceSearch, at: number): Place | undefined {
  const { commonNames } = search.grammar;
  return findName(search, at, '', (name, communes) => isTown(name, communes) && !commonNames.has(name));
}

/** Finds the commune whose name is the whole line. Its words must have no other meaning, unless the commune is large. */
export function readLoneName(search: PlaceSearch): Place | undefined {
  const { words } = search.grammar;
  // « bar » and « die » are common words first, and so are villages with a name of one word.
  const isKnown = (name: string, communes: readonly Commune[]) =>
    name.includes(' ') || (name.length > 4 && communes.some(({ population }) => population >= articlePopulation));
  const place = findName(
    search,
    0,
    '',
    (name, communes) => isTown(name, communes) || /^\d/.test(name) || (!words.has(name) && isKnown(name, communes)),
  );
  return place?.length === search.tokens.length ? place : undefined;
}

/** Returns the radius of a distance in kilometres; undefined if it is too large. */
export function roundRadius(kilometres: number): number | undefined {
  return radii.find((each) => each >= kilometres);
}

/** Reads a position around the visitor. `kilometres` is the distance in the phrase. */
export function readPosition(kilometres?: number): readonly Filter[] | undefined {
  const radius = roundRadius(kilometres ?? 0);
  const position: Filter = { filter: 'position', value: true };
  if (kilometres === undefined) return [position];
  return radius ? [position, { filter: 'radius', value: radius }] : undefined;
}

/** The min population of a name with an article: « au Havre » is a commune, « au bois » and « à la chapelle » are not. */
const articlePopulation = 2000;
const isArticle = (name: string) => /^(le|la|les|l) /.test(name);

const isTown = (name: string, communes: readonly Commune[]) =>
  !/^\d/.test(name) && communes.some(({ population }) => population >= townPopulation);

function findName(
  { tokens, grammar, findCommunes }: PlaceSearch,
  at: number,
  article: string,
  isMeant: (name: string, communes: readonly Commune[]) => boolean,
  radius?: number,
): Place | undefined {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    const words = tokens.slice(at, at + length).map(({ word }) => fullWords[word] ?? word);
    if (words.includes(',') || words.join('').length < 2) continue;
    const name = `${article}${words.join(' ')}`;
    const communes = grammar.regions.has(name) ? [] : findCommunes(name);
    if (!communes.length || !isMeant(name, communes)) continue;
    if (isArticle(name) && communes.every(({ population }) => population < articlePopulation)) continue;
    const around: readonly Filter[] = radius ? [{ filter: 'radius', value: radius }] : [];
    const options = (dominantOf(communes) ?? communes).map(({ code, department }) => ({
      label: department.name,
      filters: [{ filter: 'commune', value: code } as const, ...around],
    }));
    return { filters: options.length === 1 ? (options[0]?.filters ?? []) : [], options, length };
  }
  return undefined;
}

/** Returns the dominant commune of a name: « La Rochelle » is the city, although a village has the same name. */
function dominantOf(communes: readonly Commune[]): readonly Commune[] | undefined {
  const [largest, ...others] = communes.toSorted((one, other) => other.population - one.population);
  const rest = others.reduce((sum, { population }) => sum + population, 0);
  return largest && largest.population >= dominantPopulation && largest.population > dominance * rest
    ? [largest]
    : undefined;
}

const fullWords: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };
