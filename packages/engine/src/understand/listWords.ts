import type { Category } from '../taxonomy/eventCategories.ts';
import type { SubcategorySlug } from '../taxonomy/preferenceCategories.ts';
import type { Dictionary } from './Dictionary.ts';

/** Lists the categories and the subcategories of a dictionary with their words, separated by commas. */
export const listWords = ({ words }: Dictionary) =>
  Object.entries(words).flatMap(([category, entries]) =>
    entries.split('|').map((entry, index) => {
      const [slug, list = entry] = entry.split(':');
      return [category as Category, index ? (slug as SubcategorySlug) : null, list] as const;
    }),
  );
