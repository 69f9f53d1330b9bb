import { type CardContext, createCard } from './createCard.ts';
import { createElement } from './createElement.ts';
import type { WidgetTexts } from './locales/WidgetTexts.ts';
import { mapValid } from './mapValid.ts';
import type { WidgetOptions } from './readOptions.ts';
import { type ShownEvent, selectEvents } from './selectEvents.ts';
import { toEvent } from './toEvent.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** What a widget knows of its events. They are cut when the backend may have more than it sent. */
export type WidgetState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly events: readonly WidgetEvent[]; readonly isCut: boolean };

/** What stands in a widget's shadow root: its events, their place while they load, or what is said instead. */
export function createContent(state: WidgetState, context: CardContext, retry: () => void): Node[] {
  const { options, texts } = context;
  if (state.status === 'failed') {
    return [
      createMessage(texts.failed),
      createElement('button', { part: 'retry', onclick: retry }, texts.retry),
      createElement('slot', {}),
    ];
  }
  if (state.status === 'loading') return createPlaceholder(context);

  const shown = selectEvents(state.events, options, Date.now());
  const cards = mapValid(shown.slice(0, options.limit), (event) => createCard(event, context));
  if (!cards.length) return [createMessage(texts.empty), createElement('slot', {})];
  const list = createElement('ul', { role: 'list' }, ...cards);
  return options.isSingle ? [list] : [list, createSummary(cards.length, shown.length, state.isCut, options, texts)];
}

/** The place that the events will take, so that nothing moves when they come. */
function createPlaceholder(context: CardContext): Node[] {
  const blank: ShownEvent = { event: toEvent({ location: '-' }), when: null, reasons: [] };
  const cards = Array.from({ length: context.options.limit }, () => createCard(blank, context));
  const list = createElement('ul', { role: 'list', inert: true }, ...cards);
  return context.options.isSingle ? [list] : [list, createMessage('\u00A0')];
}

function createMessage(...children: (Node | string)[]): HTMLElement {
  return createElement('p', { part: 'message', role: 'status' }, ...children);
}

/** How many events there are when not all are shown, and the way to all of them. */
function createSummary(
  shown: number,
  total: number,
  isCut: boolean,
  options: WidgetOptions,
  { locale, formatCount, seeAll }: WidgetTexts,
): HTMLElement {
  const count = formatCount(`${shown}`, `${total.toLocaleString(locale)}${isCut ? '+' : ''}`);
  const text = total > shown || isCut ? `${count} · ${seeAll}` : seeAll;
  return createMessage(createElement('a', { part: 'all', href: createExploreUrl(options) }, text));
}

/** The page of the site that lists the same events: nothing of what ranks them is said there. */
function createExploreUrl({ site, city, category, dateFilter }: WidgetOptions): string {
  const query = new URLSearchParams();
  if (city) query.set('city', city);
  if (category) query.set('category', category);
  if (dateFilter !== 'all') query.set('date', dateFilter);
  return `${site}/explore${query.size ? `?${query}` : ''}`;
}
