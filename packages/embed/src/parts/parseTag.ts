import { preferenceCategories, type SubcategorySlug, type TaxonomySlug } from '@lively/engine';

/** Returns the taste with a slug: a category, a preference category or a subcategory. French names are for `resolveWords`. */
export function parseTag(text: string): TaxonomySlug | undefined {
  return listTastes().find((slug) => slug === text);
}

/** Lists the slugs of all tastes. */
export function listTastes(): TaxonomySlug[] {
  return preferenceCategories.flatMap(({ slug, categories, subcategories }) => [slug, ...categories, ...subcategories]);
}

/** Returns the subcategory with a slug; null for any other text. */
export function parseSubcategory(text: string | null): SubcategorySlug | null {
  return preferenceCategories.flatMap(({ subcategories }) => subcategories).find((slug) => slug === text) ?? null;
}
