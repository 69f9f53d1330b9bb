import type { Category } from '@lively/engine';
import { categoryNames } from './categoryNames.ts';

/**
 * Returns the category of a text: its value or its name in one of the languages, in any case. Undefined if it is not a category.
 */
export function parseCategory(text: string): Category | undefined {
  // Most widgets have no category. The code below would delay the request.
  if (!text) return undefined;
  const categories = Object.keys(categoryNames.fr) as Category[];
  const word = text.toLowerCase();
  return categories.find((category) =>
    [category, ...Object.values(categoryNames).map((names) => names[category].toLowerCase())].includes(word),
  );
}
