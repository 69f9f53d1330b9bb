import { eventCategories } from './eventCategories.ts';
import { preferenceCategories } from './preferenceCategories.ts';

/** Everything in the taxonomy that has a slug and a French label. */
export const taxonomyEntries: readonly { readonly slug: string; readonly label: string }[] = /* @__PURE__ */ [
  ...eventCategories,
  ...preferenceCategories,
  ...preferenceCategories.flatMap(({ subcategories }) => subcategories),
];
