import { createElement } from '../createElement.ts';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { searchTexts } from '../locales/searchTexts.ts';
import { createStyles } from './createStyles.ts';
import styles from './search.css?inline';
import { warnOnce } from './warnOnce.ts';

const addStyles = createStyles(styles);

/** The max number of characters of a sentence that the site reads. */
const maxLength = 200;

/** Extends a list by a search box, whose sentence the site reads. The filters of the attributes stay. */
export function extend({ element, update }: ExtendedWidget): Extension {
  if (!element.getAttribute('apikey')) {
    warnOnce('<lively-events>: the layout search needs a backend: a source with an apikey.');
    return { adjust: (options) => options };
  }
  let line = '';
  const input = createElement('input', { type: 'search', maxLength, enterKeyHint: 'search', autocomplete: 'off' });
  const label = createElement('label', {}, input);
  const button = createElement('button', { part: 'submit' });
  const read = createElement('div', { ariaLive: 'polite' });
  const form = createElement('form', { role: 'search', onsubmit: search }, label, button);
  return {
    head: createElement('section', { part: 'search' }, form, read),
    adjust: (options) => ({ ...options, line: line || options.line }),
    draw: ({ list }, state, { texts: { language } }) => {
      const texts = searchTexts[language];
      addStyles(list);
      if (label.childNodes.length < 2) label.prepend('');
      if (label.firstChild) label.firstChild.textContent = texts.label;
      input.placeholder = texts.placeholder;
      button.textContent = texts.submit;
      const { labels = [], unread = [] } = (line && state.status === 'loaded' && state.read) || {};
      read.replaceChildren(...createWords(texts.read, labels), ...createWords(texts.unread, unread));
    },
  };

  function search(event: Event): void {
    event.preventDefault();
    line = input.value.trim();
    update();
  }
}

/** Creates the paragraph of some words; none without words. */
function createWords(title: string, words: readonly string[]): HTMLElement[] {
  if (!words.length) return [];
  const chips = words.flatMap((word) => [' ', createElement('bdi', {}, word)]);
  return [createElement('p', {}, title, ...chips)];
}
