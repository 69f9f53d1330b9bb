import { createElement } from './createElement.ts';
import styles from './styles.css?inline';

/** The elements of a shadow root. They are never replaced, so that the focus is kept and changes are announced. */
export interface View {
  readonly root: HTMLElement;
  /** Contains the controls of extensions. */
  readonly head: HTMLElement;
  readonly list: HTMLElement;
  readonly message: HTMLElement;
  readonly button: HTMLButtonElement;
  /** The slot that shows the page's own markup. */
  readonly slot: HTMLSlotElement;
}

/** Attaches a shadow root without text to a widget. */
export function createView(element: HTMLElement): View {
  // A constructed sheet works under a policy that forbids inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const list = createElement('ul', { role: 'list' });
  const message = createElement('div', { part: 'message', role: 'status' });
  const button = createElement('button', { type: 'button' });
  const slot = createElement('slot', {});
  const below = createElement('div', {}, message, button);
  const head = createElement('section', {});
  const root = createElement('div', { part: 'root', tabIndex: -1 }, head, list, below, slot);
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(root);
  return { root, head, list, message, button, slot };
}
