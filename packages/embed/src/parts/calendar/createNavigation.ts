import { createElement } from '../../createElement.ts';
import type { NavigationTexts } from '../../locales/NavigationTexts.ts';

/** The name of a period between the buttons to the previous and the next one. */
export interface Navigation {
  readonly element: HTMLElement;
  /** @param isFirst - Whether there is no previous period. */
  readonly draw: (title: string, isFirst: boolean, texts: NavigationTexts) => void;
}

/**
 * Creates a navigation without texts.
 *
 * @param move - Called with -1 for the previous period and 1 for the next.
 */
export function createNavigation(move: (step: -1 | 1) => void): Navigation {
  const heading = createElement('h2', { part: 'period', ariaLive: 'polite' });
  const previous = createElement('button', { type: 'button', part: 'previous', onclick: () => move(-1) }, '←');
  const next = createElement('button', { type: 'button', part: 'next', onclick: () => move(1) }, '→');
  return {
    element: createElement('div', { part: 'navigation' }, previous, heading, next),
    draw: (title, isFirst, texts) => {
      heading.textContent = title;
      previous.ariaLabel = texts.previous;
      previous.ariaDisabled = isFirst ? 'true' : null;
      next.ariaLabel = texts.next;
    },
  };
}
