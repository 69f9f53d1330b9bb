import { foldText } from '../text/foldText.ts';
import { type Category, eventCategories } from './eventCategories.ts';

/**
 * The category a text names, by canonical value, legacy French name or alias, in any case and with any accents.
 * Null for anything else.
 *
 * @example
 * parseCategory('MUSIQUE'); // 'music'
 */
export function parseCategory(text: string): Category | null {
  const word = foldText(text).trim();
  const named = eventCategories.find(({ slug, label, aliases }) => [slug, foldText(label), ...aliases].includes(word));
  return named?.slug ?? null;
}
