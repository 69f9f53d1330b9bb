import { mapValid } from '@lively/engine';
import type { CardContext } from './CardContext.ts';
import { createCard } from './createCard.ts';
import { createElement } from './createElement.ts';
import type { FoundRows } from './loadRows.ts';
import type { ShownEvent } from './ShownEvent.ts';
import { selectEvents } from './selectEvents.ts';
import { toEvent } from './toEvent.ts';
import type { WidgetState } from './WidgetState.ts';
import { writeQuery } from './writeQuery.ts';

/** The visible content of a widget: its events, or placeholders while they load, with a message and a button below. */
export interface Content {
  readonly cards: readonly HTMLElement[];
  readonly message: Node | string;
  /** The button below: retry, load more events, or none. */
  readonly button: 'retry' | 'more' | '';
}

/**
 * Creates the content of a widget in a state.
 *
 * @param count - The max number of events that it shows.
 */
export function createContent(state: WidgetState, count: number, context: CardContext): Content {
  const { options, texts } = context;
  if (state.status === 'failed') return { cards: [], message: texts.failed, button: 'retry' };
  if (state.status === 'loading') return createPlaceholder(context);

  const now = Date.now();
  const selected = selectEvents(state.events, { ...options, findTiming: options.findTiming ?? state.findTiming }, now);
  const found = options.order(selected, texts, now);
  const cards = mapValid(found.slice(0, count), (event) => createCard(event, context));
  if (!cards.length) return { cards, message: texts.empty, button: '' };
  if (options.isSingle) return { cards, message: '', button: '' };
  if (state.hasFailed) return { cards, message: texts.failed, button: 'retry' };
  const message = createSummary(
    cards.length,
    state.next ? state : { total: found.length, isMore: state.isMore },
    context,
  );
  return { cards, message, button: found.length > count || state.next ? 'more' : '' };
}

/** Creates placeholders for the events, so that the layout does not move when they are loaded. */
function createPlaceholder(context: CardContext): Content {
  const blank: ShownEvent = { event: toEvent({ location: '-', price: '-' }), when: null, reasons: [] };
  const cards = Array.from({ length: context.options.limit }, () => {
    const card = createCard(blank, context);
    // The link has no target yet, but would appear in a list of the links of the page.
    card.querySelector('a')?.removeAttribute('href');
    return card;
  });
  return { cards, message: context.options.isSingle ? '' : '\u00A0', button: '' };
}

/** Creates the link to the page of the site with all events, with the number of events if not all are shown. */
function createSummary(
  shown: number,
  { total = 0, isMore }: Pick<FoundRows, 'total' | 'isMore'>,
  { options, texts }: CardContext,
): HTMLElement {
  const { locale, formatCount, moreThan, seeAll } = texts;
  const number = (isMore ? moreThan : '') + total.toLocaleString(locale);
  const text = total > shown ? `${formatCount(`${shown}`, number)} · ${seeAll}` : seeAll;
  const href = `${options.prefix}/explore${writeQuery(options.page)}`;
  return createElement('a', { part: 'all', href }, text);
}
