import { type Category, eventCategories } from './eventCategories.ts';
import { type PreferenceCategorySlug, preferenceCategories, type SubcategorySlug } from './preferenceCategories.ts';
import { preferenceLabels } from './preferenceLabels.ts';

/** The slug of an entry of the taxonomy. */
export type TaxonomySlug = Category | PreferenceCategorySlug | SubcategorySlug;

/** An entry of the taxonomy. */
interface TaxonomyEntry {
  readonly slug: TaxonomySlug;
  /** French name. */
  readonly label: string;
}

/** Lists all entries of the taxonomy: event categories, preference categories, subcategories. */
export function listTaxonomyEntries(): TaxonomyEntry[] {
  const families = preferenceCategories.map(({ slug }) => slug);
  const subcategories = preferenceCategories.flatMap((family) => family.subcategories);
  return [
    ...eventCategories,
    ...[...families, ...subcategories].map((slug) => ({ slug, label: preferenceLabels[slug] })),
  ];
}
