import { preferenceCategories, type SubcategorySlug, type TaxonomySlug } from '@lively/engine';
import { parseCategory } from './locales/index.ts';

/** The taste that a text names: a category by any of its names, else a preference category or subcategory by its slug. */
export function parseTag(text: string): TaxonomySlug | undefined {
  const slug = text.toLowerCase();
  return (
    parseCategory(text) ?? preferenceCategories.find((family) => family.slug === slug)?.slug ?? parseSubcategory(slug)
  );
}

/** The subcategory with a slug. French names stay in the engine: they and what reads them weigh 1 kB. */
export function parseSubcategory(text: string): SubcategorySlug | undefined {
  return preferenceCategories.flatMap(({ subcategories }) => subcategories).find((slug) => slug === text);
}
