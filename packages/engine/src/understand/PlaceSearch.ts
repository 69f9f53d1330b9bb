import type { NamedPlace } from '../areas/createPlaceFinder.ts';
import type { Grammar } from './createGrammar.ts';
import type { Token } from './readTokens.ts';

/** The words of a line, and where places are looked up. */
export interface PlaceSearch {
  readonly tokens: readonly Token[];
  readonly grammar: Grammar;
  readonly findPlaces: (name: string) => readonly NamedPlace[];
}
