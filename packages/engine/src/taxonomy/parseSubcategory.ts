import { preferenceCategories, type SubcategorySlug } from './preferenceCategories.ts';
import { resolveTag } from './resolveTag.ts';

/**
 * The subcategory a text names, by slug, French label or word of the onboarding, in any case and with any accents.
 * Null for anything else, a category included.
 *
 * @example
 * parseSubcategory('Jazz/Soul/Funk'); // 'jazz'
 */
export function parseSubcategory(text: string): SubcategorySlug | null {
  const tag = resolveTag(text);
  const slugs = preferenceCategories.flatMap(({ subcategories }) => subcategories);
  return slugs.find((slug) => slug === tag) ?? null;
}
