import { createContent, type WidgetState } from './createContent.ts';
import { createElement } from './createElement.ts';
import { createRequest, loadRows, type RowsRequest } from './loadRows.ts';
import { locales } from './locales/index.ts';
import { mapValid } from './mapValid.ts';
import { readOptions, type WidgetOptions } from './readOptions.ts';
import styles from './styles.css?inline';
import { toEvent } from './toEvent.ts';

/** Both widgets: `<lively-events>` shows several events, `<lively-event>` one. */
export class LivelyElement extends HTMLElement {
  /** The last request; undefined before the first one, and to ask again. */
  #request: string | undefined;
  #state: WidgetState = { status: 'loading' };
  /** What the shadow root holds; created with the first drawing. */
  #root: HTMLElement | undefined;

  connectedCallback(): void {
    this.#update();
  }

  #update(): void {
    const options = readOptions(this);
    const request = createRequest(this, options, Date.now());
    const key = JSON.stringify(request);
    if (key !== this.#request) {
      this.#request = key;
      // The request leaves before anything is drawn.
      this.#load(request, key);
    }
    this.#draw(options);
  }

  async #load(request: RowsRequest, key: string): Promise<void> {
    this.#state = { status: 'loading' };
    try {
      const rows = await loadRows(request);
      // A later request may have overtaken this one.
      if (key !== this.#request) return;
      this.#state = { status: 'loaded', events: mapValid(rows, toEvent), isCut: rows.length === request.limit };
      this.#update();
    } catch (error) {
      if (key !== this.#request) return;
      this.#state = { status: 'failed' };
      this.#update();
      this.#notify('error', { reason: `${error}` });
    }
  }

  #draw(options: WidgetOptions): void {
    this.#root ??= this.#createRoot();
    const root = this.#root;
    const retry = () => {
      this.#request = undefined;
      this.#update();
      root.focus();
    };
    const context = { options, texts: locales[options.language], notify: this.#notify };
    root.lang = options.language;
    root.style.setProperty('--lively-accent', options.accent);
    root.replaceChildren(...createContent(this.#state, context, retry));
  }

  #notify = (name: string, detail: object): boolean =>
    this.dispatchEvent(new CustomEvent(`lively-${name}`, { detail, bubbles: true, composed: true, cancelable: true }));

  #createRoot(): HTMLElement {
    // A constructed sheet needs no policy that allows inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const root = createElement('div', { part: 'root', tabIndex: -1 });
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(root);
    // The page may set `class` and `style` as often as it likes; JSON inside may come late.
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'class' && attributeName !== 'style')) this.#update();
    }).observe(this, { attributes: true, childList: true });
    return root;
  }
}
