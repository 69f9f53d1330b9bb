import { preferenceCategories, type SubcategorySlug } from './preferenceCategories.ts';
import { resolveTag } from './resolveTag.ts';

/**
 * Parses a subcategory: its slug, French label or word of the onboarding, ignoring case and accents. Null for any other
 * text, including a category.
 *
 * @example
 * parseSubcategory('Jazz/Soul/Funk'); // 'jazz'
 */
export function parseSubcategory(text: string): SubcategorySlug | null {
  const tag = resolveTag(text);
  const slugs = preferenceCategories.flatMap(({ subcategories }) => subcategories);
  return slugs.find((slug) => slug === tag) ?? null;
}
