import { resolveTag } from '../taxonomy/resolveTag.ts';
import type { Preference, Profile } from '../vocabulary.ts';

/** The stored preferences and interactions of a user, with the original words. */
export interface StoredInterests {
  readonly preferences: readonly Preference[];
  /** Words from the onboarding or from suggestions. */
  readonly tags: readonly string[];
  readonly interactions: readonly { readonly tag: string; readonly createdAt: string }[];
  readonly city: string | null;
}

/**
 * Creates the profile for a ranking: preferences without duplicates, and interactions, both by slug. Words that are not
 * in the taxonomy are dropped, because no event has them.
 *
 * @example
 * parseProfile({ preferences: [], tags: ['Soul', 'Kizomba'], interactions: [], city: 'Lyon' });
 * // { likes: ['jazz'], interactions: [], city: 'Lyon' }
 */
export function parseProfile({ preferences, tags, interactions, city }: StoredInterests): Profile {
  const words = [...preferences.map(({ category, subcategory }) => subcategory ?? category), ...tags];
  const likes = words.map(resolveTag).filter((slug) => slug !== null);
  return {
    likes: [...new Set(likes)],
    interactions: interactions.flatMap(({ tag, createdAt }) => {
      const slug = resolveTag(tag);
      return slug ? [{ tag: slug, createdAt }] : [];
    }),
    city,
  };
}
