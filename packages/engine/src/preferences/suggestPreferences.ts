import { suggestionInteractions, suggestionLimit } from '../constants.ts';
import type { Profile } from '../vocabulary.ts';
import { countTags } from './countTags.ts';
import { listPreferredTags } from './listPreferredTags.ts';

/** A tag a person clicks often and has not said to like. */
export interface Suggestion {
  readonly tag: string;
  readonly interactions: number;
}

/**
 * Tags with at least 3 of the latest 100 interactions and not yet preferred: at most 5, the most frequent first, then the
 * latest. Specification, section 9.
 */
export function suggestPreferences(profile: Profile): Suggestion[] {
  const preferred = listPreferredTags(profile);
  return [...countTags(profile.interactions)]
    .map(([tag, interactions]) => ({ tag, interactions }))
    .filter(({ tag, interactions }) => interactions >= suggestionInteractions && !preferred.has(tag))
    .sort((one, other) => other.interactions - one.interactions)
    .slice(0, suggestionLimit);
}
