import { resolveTag } from '@lively/engine';

/**
 * Converts the tastes that a partner writes in French to the slugs of the widgets, each with the original word. The
 * names are resolved here, once per snippet, so that visitors do not have to load them.
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
