import { type Child, createElement } from './createElement.ts';

/** Creates a paragraph of the parts that are not empty; null if all are empty. A line never begins with the separator. */
export function createLine(part: string, children: readonly Child[], separator = '\u00A0· '): HTMLElement | null {
  const shown = children.filter(Boolean);
  if (!shown.length) return null;
  return createElement('p', { part }, ...shown.flatMap((child, index) => (index ? [separator, child] : [child])));
}
