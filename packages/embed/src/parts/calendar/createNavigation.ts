import { createElement } from '../../createElement.ts';

/** The heading of a period between the buttons to the previous and the next one. */
export interface Navigation {
  readonly element: HTMLElement;
  readonly title: HTMLElement;
  readonly previous: HTMLButtonElement;
  readonly next: HTMLButtonElement;
}

/**
 * Creates a navigation without texts.
 *
 * @param move - Called with -1 for the previous period and 1 for the next.
 */
export function createNavigation(move: (step: -1 | 1) => void): Navigation {
  const title = createElement('h2', { part: 'period', ariaLive: 'polite' });
  const previous = createElement('button', { type: 'button', part: 'previous', onclick: () => move(-1) }, '←');
  const next = createElement('button', { type: 'button', part: 'next', onclick: () => move(1) }, '→');
  return { element: createElement('div', { part: 'navigation' }, previous, title, next), title, previous, next };
}
