import { memoize } from '../memoize/memoize.ts';
import type { Category } from './eventCategories.ts';
import type { TaxonomySlug } from './listTaxonomyEntries.ts';
import { preferenceCategories, type SubcategorySlug } from './preferenceCategories.ts';

/** The columns that the tags of an event depend on. */
export interface Classified {
  readonly category: Category;
  readonly subcategory: SubcategorySlug | null;
}

/**
 * Lists every tag of an event: its subcategory, its category, and the preference categories that contain either. If two
 * of them share the category, the subcategory decides: a cinema evening is leisure, which `shows` and `fairs` share,
 * and it is `shows`. Events with the same category and subcategory share one array.
 *
 * @example
 * listTags({ category: 'festival', subcategory: 'jazz' }); // ['jazz', 'festival', 'concert', 'festivals']
 */
export function listTags({ category, subcategory }: Classified): readonly TaxonomySlug[] {
  return tagsFor(category)(subcategory);
}

/** Returns the tag that an interaction with an event is stored under: its subcategory, or its category if it has none. */
export function tagOf({ category, subcategory }: Classified): Category | SubcategorySlug {
  return subcategory ?? category;
}

const tagsFor = /* @__PURE__ */ memoize((category: Category) =>
  memoize((subcategory: SubcategorySlug | null): readonly TaxonomySlug[] => {
    const owner = preferenceCategories.find(({ subcategories }) => subcategories.some((slug) => slug === subcategory));
    const families = preferenceCategories.filter(
      (family) => family === owner || (family.categories.includes(category) && !owner?.categories.includes(category)),
    );
    return [...new Set([subcategory ?? category, category, ...families.map(({ slug }) => slug)])];
  }),
);
