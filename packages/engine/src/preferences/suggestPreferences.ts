import { suggestionInteractions, suggestionLimit } from '../constants.ts';
import type { TaxonomySlug } from '../taxonomy/listTaxonomyEntries.ts';
import type { Profile } from '../vocabulary.ts';
import { viewerOf } from './viewerOf.ts';

/** A tag that a user clicks often and has not added to the preferences. */
export interface Suggestion {
  readonly tag: TaxonomySlug;
  readonly interactions: number;
}

/**
 * Suggests tags with at least 3 of the latest 100 interactions that are not in the preferences: at most 5, the most
 * frequent first, then the latest. See docs/specification.md#suggestions.
 */
export function suggestPreferences(profile: Profile): Suggestion[] {
  const { likes, clicks } = viewerOf(profile);
  return [...clicks]
    .map(([tag, instants]) => ({ tag, interactions: instants.length }))
    .filter(({ tag, interactions }) => interactions >= suggestionInteractions && !likes.has(tag))
    .sort((one, other) => other.interactions - one.interactions)
    .slice(0, suggestionLimit);
}
