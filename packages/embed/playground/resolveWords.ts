import { preferenceCategories, resolveTag } from '@lively/engine';

/**
 * The words a partner writes, as the slugs that a widget knows, each with its word: the taxonomy stays here, where a snippet is
 * made once, and does not travel to every visitor. A family of subcategories stands for the categories it covers.
 *
 * @example
 * resolveWords('jazz, Expositions'); // 'jazz,exhibitions=Expositions'
 */
export function resolveWords(words: string): string {
  const tags = words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .flatMap((word) => {
      const slug = resolveTag(word) ?? word;
      const family = preferenceCategories.find((category) => category.slug === slug);
      return (family?.categories ?? [slug]).map((slug) => (slug === word ? slug : `${slug}=${word}`));
    });
  return tags.join(',');
}
