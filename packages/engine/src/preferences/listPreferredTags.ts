import { resolveTag } from '../taxonomy/resolveTag.ts';
import type { Profile } from '../vocabulary.ts';

/**
 * What a person likes, as slugs of the taxonomy, each once: preferences by their subcategory or else their category, and free
 * tags. A word the taxonomy does not know stands for itself.
 */
export function listPreferredTags({ preferences, tags }: Pick<Profile, 'preferences' | 'tags'>): Set<string> {
  const words = [...preferences.map(({ category, subcategory }) => subcategory ?? category), ...tags];
  return new Set(words.map((word) => resolveTag(word) ?? word));
}
