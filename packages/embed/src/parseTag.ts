import { preferenceCategories, type SubcategorySlug, type TaxonomySlug } from '@lively/engine';
import { parseCategory } from './locales/index.ts';

/** Returns the taste of a text: a category by any of its names, or a preference category or subcategory by its slug. */
export function parseTag(text: string): TaxonomySlug | undefined {
  const slug = text.toLowerCase();
  return (
    parseCategory(text) ?? preferenceCategories.find((family) => family.slug === slug)?.slug ?? parseSubcategory(slug)
  );
}

/** Returns the subcategory with a slug. French names are not supported: they and their parser would add 1 kB. */
export function parseSubcategory(text: string): SubcategorySlug | undefined {
  return preferenceCategories.flatMap(({ subcategories }) => subcategories).find((slug) => slug === text);
}
