import { createElement } from './createElement.ts';
import styles from './styles.css?inline';

/** What stands in a shadow root. Its elements stay, so that focus is kept and what changes is announced. */
export interface View {
  readonly root: HTMLElement;
  readonly list: HTMLElement;
  readonly message: HTMLElement;
  readonly button: HTMLButtonElement;
  /** Where the page's own markup shows. */
  readonly slot: HTMLSlotElement;
}

/** Attaches a shadow root to a widget, with nothing to read yet. */
export function createView(element: HTMLElement): View {
  // A constructed sheet needs no policy that allows inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const list = createElement('ul', { role: 'list' });
  const message = createElement('div', { part: 'message', role: 'status' });
  const button = createElement('button', { type: 'button' });
  const slot = createElement('slot', {});
  const below = createElement('div', {}, message, button);
  const root = createElement('div', { part: 'root', tabIndex: -1 }, list, below, slot);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root);
  return { root, list, message, button, slot };
}
