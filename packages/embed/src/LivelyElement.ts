import { mapValid } from '@lively/engine';
import { defaultLanguage } from '@lively/engine/languages';
import { checkAttributes } from './checkAttributes.ts';
import { createContent } from './createContent.ts';
import { createRequest } from './createRequest.ts';
import { createView, type View } from './createView.ts';
import type { ExtendedWidget, Extension } from './Extension.ts';
import type { ExtensionName, PartName } from './importPart.ts';
import { isFilter, listExtensions } from './listExtensions.ts';
import type { FoundRows } from './loadRows.ts';
import { textsFor } from './locales/textsFor.ts';
import { findPart, loadParts } from './parts.ts';
import { readOptions, type WidgetOptions } from './readOptions.ts';
import { toEvent } from './toEvent.ts';
import type { WidgetState } from './WidgetState.ts';

/** The class of both widgets: `<lively-events>` shows several events, `<lively-event>` one. */
export class LivelyElement extends HTMLElement {
  /** The loaded extensions, by the name of their part. */
  #extensions: ReadonlyMap<ExtensionName, Extension> = new Map();
  /** The last request. Undefined before the first request, and to repeat the request. */
  #request: string | undefined;
  #state: WidgetState = { status: 'loading' };
  /** The number of shown pages of events. */
  #pages = 1;
  #hasShown = false;
  /** Created at the first drawing. */
  #view: View | undefined;
  readonly #extended: ExtendedWidget = {
    element: this,
    update: () => this.#update(),
    loadReader: async () => {
      await loadParts('days');
      return findPart('days')?.readTiming;
    },
  };

  connectedCallback(): void {
    this.#update();
  }

  #update = (): void => {
    const names = listExtensions(this);
    this.#extensions = new Map(
      names.flatMap((name) => {
        const extension = this.#extensions.get(name) ?? findPart(name)?.extend(this.#extended);
        return extension ? [[name, extension]] : [];
      }),
    );
    const options = this.#readOptions();
    const request = createRequest(this, options);
    const key = JSON.stringify([request, options.variant]);
    // Extensions change a request to a backend. Any other request is sent before the first drawing.
    const isReady = !options.apikey || !loadParts(...names);
    if (isReady && key !== this.#request) {
      this.#request = key;
      this.#pages = 1;
      this.#load(() => options.load(request), key);
    }
    const parts = loadParts(...names, ...listParts(options));
    if (!parts && names.some((name) => isFilter(name) && !this.#extensions.has(name)))
      this.#state = { status: 'failed' };
    // The placeholders show no texts, so they need no part.
    if (!parts || this.#state.status === 'loading') this.#draw();
    parts?.then(this.#update);
    checkAttributes(this);
  };

  /** Reads the options as the extensions change them. */
  #readOptions(): WidgetOptions {
    return [...this.#extensions.values()].reduce((options, { adjust }) => adjust(options), readOptions(this));
  }

  async #load(load: () => Promise<FoundRows>, key: string): Promise<void> {
    this.#state = { status: 'loading' };
    try {
      const { rows, ...found } = await load();
      // A later request may have overtaken this one.
      if (key !== this.#request) return;
      this.#state = { status: 'loaded', events: mapValid(rows, toEvent), ...found };
      this.#update();
    } catch (error) {
      if (key !== this.#request) return;
      this.#state = { status: 'failed' };
      this.#update();
      this.#notify('error', { reason: `${error}` });
    }
  }

  #retry = (): void => {
    this.#request = undefined;
    this.#update();
    this.#view?.root.focus();
  };

  /** Shows the next events below the others, after they are loaded. */
  #showMore = async (): Promise<void> => {
    const [state, key] = [this.#state, this.#request];
    if (state.status !== 'loaded' || !this.#view || this.#view.button.ariaDisabled) return;
    try {
      if (state.next && this.#readOptions().limit * this.#pages >= state.events.length) {
        this.#view.button.ariaDisabled = 'true';
        const { rows, next } = await state.next();
        if (key !== this.#request) return;
        this.#state = { ...state, events: [...state.events, ...mapValid(rows, toEvent)], next, hasFailed: false };
      }
      this.#pages += 1;
      this.#draw(true);
    } catch (error) {
      if (key !== this.#request) return;
      this.#state = { ...state, hasFailed: true };
      this.#draw(true);
      this.#notify('error', { reason: `${error}` });
    }
  };

  /** @param keepCards - Whether the existing cards stay unchanged and the new cards are added below. */
  #draw(keepCards = false): void {
    this.#view ??= this.#createView();
    const options = this.#readOptions();
    const view = this.#view;
    const { root, head, list, message, button, slot } = view;
    const texts = textsFor(options.language);
    const context = { options, texts, notify: this.#notify };
    const content = createContent(this.#state, options.limit * this.#pages, context);
    const added = content.cards.slice(keepCards ? list.querySelectorAll('[part=event]').length : 0);
    const hadFocus = button.matches(':focus');
    const extensions = [...this.#extensions.values()];
    const heads = extensions.flatMap((extension) => extension.head ?? []);

    root.lang = texts.language;
    root.className = options.isCompact ? 'compact' : '';
    root.style.setProperty('--lively-accent', options.accent);
    // Controls that stay are not inserted again, because they would lose the focus.
    if (heads.length !== head.childElementCount || heads.some((each) => !head.contains(each)))
      head.replaceChildren(...heads);
    list.inert = this.#state.status === 'loading';
    if (keepCards) list.append(...added);
    else list.replaceChildren(...added);
    message.replaceChildren(content.message);
    button.hidden = !content.button;
    button.part.value = content.button;
    button.ariaDisabled = null;
    button.textContent = content.button === 'retry' ? texts.retry : texts.showMore;
    button.onclick = this.#state.status === 'failed' ? this.#retry : this.#showMore;
    slot.hidden = content.cards.length > 0;
    for (const { draw } of extensions) draw?.(view, this.#state, context);
    // The button is hidden after the last events, so the first of them gets the focus.
    if (hadFocus && button.hidden) added[0]?.querySelector('a')?.focus();
    if (this.#hasShown || this.#state.status !== 'loaded') return;
    this.#hasShown = true;
    this.#notify('ready', { count: added.length });
  }

  #notify = (name: string, detail: object): boolean =>
    this.dispatchEvent(new CustomEvent(`lively-${name}`, { detail, bubbles: true, composed: true, cancelable: true }));

  #createView(): View {
    // The page may change `class` and `style` often, which needs no update. The JSON inside may be added late.
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName !== 'class' && attributeName !== 'style')) this.#update();
    }).observe(this, { attributes: true, childList: true });
    return createView(this);
  }
}

/** Lists the parts that a widget needs before it shows its events. */
function listParts({ language, isSingle }: WidgetOptions): PartName[] {
  return [language !== defaultLanguage && language, isSingle && 'details'].filter(Boolean) as PartName[];
}
