import { resolveTag } from '../taxonomy/resolveTag.ts';
import type { Preference, Profile } from '../vocabulary.ts';

/** What is stored of a person: what they like and clicked, in the words it was stored in. */
export interface StoredTaste {
  readonly preferences: readonly Preference[];
  /** Free words, from onboarding or suggestions. */
  readonly tags: readonly string[];
  readonly interactions: readonly { readonly tag: string; readonly createdAt: string }[];
  readonly city: string | null;
}

/**
 * The profile that a ranking works with: likes, each once, and clicks by their slugs. A word that the taxonomy does not know is
 * left out: no event answers to it.
 *
 * @example
 * parseProfile({ preferences: [], tags: ['Soul', 'Kizomba'], interactions: [], city: 'Lyon' });
 * // { likes: ['jazz'], interactions: [], city: 'Lyon' }
 */
export function parseProfile({ preferences, tags, interactions, city }: StoredTaste): Profile {
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
