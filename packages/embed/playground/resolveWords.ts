import { resolveTag } from '@lively/engine';

/**
 * The tastes that a partner writes in French, as the slugs that a widget knows, each with the word it was written as: names are
 * read here, where a snippet is made once, and do not travel to every visitor.
 *
 * @example
 * resolveWords('jazz, Expositions, arts=Sorties'); // 'jazz,exhibitions=Expositions,arts=Sorties'
 */
export function resolveWords(text: string): string {
  return text
    .split(',')
    .map((part) => part.split('=').map((side) => side.trim()))
    .map(([tag = '', word = tag]) => [resolveTag(tag) ?? tag, word])
    .map(([slug, word]) => (slug === word ? slug : `${slug}=${word}`))
    .filter(Boolean)
    .join(',');
}
