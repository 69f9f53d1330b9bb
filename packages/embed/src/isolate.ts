import { createElement } from './createElement.ts';

/**
 * Isolates a text of the event, so that a right-to-left text does not move the texts beside it. Events are written in
 * French, in every language of the widget.
 */
export function isolate(text: string | null): HTMLElement | null {
  return text ? createElement('bdi', { lang: 'fr' }, text) : null;
}
