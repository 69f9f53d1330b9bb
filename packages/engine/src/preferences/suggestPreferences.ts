import { suggestionInteractions, suggestionLimit } from '../constants.ts';
import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { Profile } from '../vocabulary.ts';
import { viewerOf } from './viewerOf.ts';

/** A tag a person clicks often and has not said to like. */
export interface Suggestion {
  readonly tag: TaxonomySlug;
  readonly interactions: number;
}

/**
 * Tags with at least 3 of the latest 100 interactions and not yet liked: at most 5, the most frequent first, then the
 * latest. Specification, section 9.
 */
export function suggestPreferences(profile: Profile): Suggestion[] {
  const { likes, clicks } = viewerOf(profile);
  return [...clicks]
    .map(([tag, instants]) => ({ tag, interactions: instants.length }))
    .filter(({ tag, interactions }) => interactions >= suggestionInteractions && !likes.has(tag))
    .sort((one, other) => other.interactions - one.interactions)
    .slice(0, suggestionLimit);
}
