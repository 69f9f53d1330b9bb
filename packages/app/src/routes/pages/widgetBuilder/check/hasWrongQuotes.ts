import type { PageElement } from './parsePage';

/** Whether a start tag has quotes that HTML does not know. Those inside a quoted value are text: `partner="« Le Progrès »"`. */
export function hasWrongQuotes({ written }: Pick<PageElement, 'written'>): boolean {
  return /=\s*[“”„«»″‘’‚′]/.test(written.replace(/=\s*("[^"]*"|'[^']*')/g, '='));
}
