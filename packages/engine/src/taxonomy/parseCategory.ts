import { foldText } from '../text/foldText.ts';
import { type Category, eventCategories } from './eventCategories.ts';

/**
 * Parses a category: its canonical value, legacy French name or synonym, ignoring case and accents. Null for any other text.
 *
 * @example
 * parseCategory('MUSIQUE'); // 'music'
 */
export function parseCategory(text: string): Category | null {
  const word = foldText(text).trim();
  const named = eventCategories.find(({ slug, label, aliases }) => [slug, foldText(label), ...aliases].includes(word));
  return named?.slug ?? null;
}
