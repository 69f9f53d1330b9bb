import { type Category, eventCategories } from './eventCategories.ts';
import { type PreferenceCategorySlug, preferenceCategories, type SubcategorySlug } from './preferenceCategories.ts';
import { preferenceLabels } from './preferenceLabels.ts';

/** The slug of anything in the taxonomy. */
export type TaxonomySlug = Category | PreferenceCategorySlug | SubcategorySlug;

/** Something in the taxonomy. */
interface TaxonomyEntry {
  readonly slug: TaxonomySlug;
  /** French name. */
  readonly label: string;
}

/** Everything in the taxonomy, with its names: categories of events, preference categories, subcategories. */
export function listTaxonomyEntries(): TaxonomyEntry[] {
  const families = preferenceCategories.map(({ slug }) => slug);
  const subcategories = preferenceCategories.flatMap((family) => family.subcategories);
  return [
    ...eventCategories,
    ...[...families, ...subcategories].map((slug) => ({ slug, label: preferenceLabels[slug] })),
  ];
}
