import type { LivelyEvent } from '../vocabulary.ts';
import { preferenceCategories } from './preferenceCategories.ts';
import { resolveTag } from './resolveTag.ts';

/**
 * Every slug of the taxonomy that an event answers to: its subcategory, its category, and the preference categories that
 * cover it, by subcategory or by category. Where two of them share a category, the subcategory decides: a cinema evening is
 * leisure, which `shows` and `fairs` share, and it is `shows`.
 *
 * @example
 * listTags({ category: 'festival', subcategory: 'jazz' }); // ['jazz', 'festival', 'concert', 'festivals']
 */
export function listTags({ category, subcategory }: Pick<LivelyEvent, 'category' | 'subcategory'>): string[] {
  const slug = resolveTag(subcategory ?? '') ?? category;
  const owner = preferenceCategories.find(({ subcategories }) => subcategories.some((entry) => entry.slug === slug));
  const families = preferenceCategories.filter(
    (family) => family === owner || (family.categories.includes(category) && !owner?.categories.includes(category)),
  );
  return [...new Set([slug, category, ...families.map((family) => family.slug)])];
}
