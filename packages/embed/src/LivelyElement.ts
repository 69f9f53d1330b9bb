import { safeHttpsUrl } from '@lively/engine';
import { createCard } from './createCard.ts';
import { createElement } from './createElement.ts';
import { mostEvents, mostRows, usualEvents } from './limits.ts';
import { loadEvents, requestFor } from './loadEvents.ts';
import { selectEvents } from './selectEvents.ts';
import { styles } from './styles.static.ts';
import { wordsFor } from './texts.ts';
import { toEvent } from './toEvent.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Both widgets: `<lively-events>` shows several events, `<lively-event>` one. */
export class LivelyElement extends HTMLElement {
  #request: string | undefined;
  /** Undefined while they load, null when they could not be loaded. */
  #events: WidgetEvent[] | null | undefined;
  /** What the shadow root holds; nothing is drawn before it is there. */
  #root: HTMLElement | undefined;

  connectedCallback(): void {
    this.#update();
  }

  #ask = (attribute: string) => this.getAttribute(attribute) ?? '';

  #tell = (name: string, detail: object) =>
    this.dispatchEvent(new CustomEvent(`lively-${name}`, { detail, bubbles: true, composed: true, cancelable: true }));

  #update(): void {
    const ask = this.#ask;
    const request = requestFor(this, ask);
    if (request !== this.#request) {
      this.#request = request;
      this.#events = undefined;
      const settle = (events: WidgetEvent[] | null, reason?: unknown) => {
        // A later request may have overtaken this one.
        if (request !== this.#request) return;
        this.#events = events;
        this.#update();
        if (!events) this.#tell('error', { reason: `${reason}` });
      };
      // Events that cannot be shown are a failure too: nobody is left waiting.
      loadEvents(request, ask)
        .then(settle)
        .catch((reason) => settle(null, reason));
    }

    // The request is on its way: what it need not wait for comes now.
    this.#root ??= this.#open();
    const root = this.#root;
    const words = wordsFor(this);
    const { locale, say } = words;
    const isAlone = this.localName === 'lively-event';
    const limit = isAlone ? 1 : Math.min(Math.abs(+ask('limit')), mostEvents) | 0 || usualEvents;
    const found = this.#events && selectEvents(this.#events, ask, words);
    const total = found?.length ?? 0;
    const site = safeHttpsUrl(ask('site')) || new URL(import.meta.url).origin;
    const isCut = ask('apikey') && this.#events?.length === mostRows;
    const retry = () => {
      this.#request = undefined;
      this.#update();
      root.focus();
    };
    const message = (text: string) => createElement('p', { part: 'message', role: 'status' }, text);
    const ghosts = Array(limit).fill({ event: toEvent({ location: '-' }), when: null, reasons: [] });

    const content =
      total || found === undefined
        ? [
            createElement(
              'ul',
              { role: 'list', inert: !found },
              ...((found ?? ghosts) as never[])
                .slice(0, limit)
                .map(createCard({ ...words, isAlone, site, tell: this.#tell })),
            ),
            // Its place is kept where all are shown, and while they load.
            isAlone
              ? ''
              : message(
                  total > limit
                    ? `${limit} / ${total.toLocaleString(locale)}${isCut ? '+' : ''} ${say('events')}`
                    : '\u00A0',
                ),
          ]
        : [
            message(say(found ? 'empty' : 'failed')),
            found ? '' : createElement('button', { part: 'retry', onclick: retry }, say('retry')),
            createElement('slot', {}),
          ];
    root.lang = locale;
    root.style.setProperty('--lively-accent', ask('accent'));
    root.replaceChildren(...content);
  }

  #open(): HTMLElement {
    // Made by script, so that no policy has to allow inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    const root = createElement('div', { part: 'root', tabIndex: -1 });
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(root);
    // What the page does to the element's own look is none of the widget's business. JSON inside may come late.
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => !/class|style/.test(attributeName as string))) this.#update();
    }).observe(this, { attributes: true, childList: true });
    return root;
  }
}
