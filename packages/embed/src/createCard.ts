import { listTimings, rarityOf, safeHttpsUrl } from '@lively/engine';
import { type Child, createElement } from './createElement.ts';
import { createPicture } from './createPicture.ts';
import { describeRarity } from './describeRarity.ts';
import { describeReason } from './describeReason.ts';
import { formatPrice } from './formatPrice.ts';
import { formatCivil, formatDays, formatHours, formatOccasion, formatTimeZone } from './formatWhen.ts';
import type { WidgetTexts } from './locales/WidgetTexts.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { ShownEvent } from './selectEvents.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The data that all cards of one widget share. */
export interface CardContext {
  readonly options: WidgetOptions;
  readonly texts: WidgetTexts;
  /** Notifies the page that a link is followed. Returns false if the page handles the link. */
  readonly notify: (name: string, detail: object) => boolean;
}

/** The max number of other dates on the card of a single event. */
const maxOtherDates = 5;

/**
 * Creates the card of an event: poster, date, title, place, reasons, price, ticket, source. The card of a single event
 * also has its dates and text.
 */
export function createCard({ event, when, reasons }: ShownEvent, context: CardContext): HTMLElement {
  const { options, texts } = context;
  const title = event.title || texts.categories[event.category];
  const state = when?.past ? 'past' : event.status;
  const isOnSale = state !== 'past' && state !== 'cancelled' && state !== 'full';
  const ticketUrl = isOnSale && safeHttpsUrl(event.ticketUrl);
  const status = texts.statuses[state];
  const rarity = isOnSale && rarityOf(event, Date.now());

  return createElement(
    'li',
    { part: 'event' },
    createElement(
      'b',
      { part: 'title' },
      createLink('open', createEventUrl(event, options), title, event, context, event.title ? { lang: 'fr' } : {}),
    ),
    createLine('place', [
      ...(state === 'moved_online'
        ? []
        : [isolate(event.venue), isolate((options.isSingle && event.fullAddress) || event.location)]),
      ...describeWhen(event, when, context),
      rarity && describeRarity(rarity, texts),
    ]),
    ...(options.isSingle ? createDetails(event, texts) : []),
    createLine(
      'reasons',
      reasons.map((reason) => describeReason(reason, options, texts)),
    ),
    createLine(
      'price',
      [
        createPrice(event, texts),
        ticketUrl &&
          createLink('ticket', ticketUrl, texts.tickets, event, context, {
            target: '_blank',
            rel: 'noopener',
            ariaLabel: `${texts.tickets}, ${title}`,
          }),
      ],
      '',
    ),
    createSource(event, texts),
    createPicture(event, options, when && createDate(when.date, texts)),
    createElement('span', { part: status ? 'status' : 'category' }, status ?? texts.categories[event.category]),
  );
}

function createEventUrl({ id }: WidgetEvent, { site }: WidgetOptions): string {
  return `${site}/event/${id.replace(/[^\w-]/g, '')}`;
}

function createLink(
  part: string,
  url: string,
  text: string,
  { id }: WidgetEvent,
  { notify }: CardContext,
  properties?: object,
): HTMLElement {
  return createElement('a', { part, href: url, onclick: () => notify(part, { id, url }), ...properties }, text);
}

/** Creates a paragraph of the parts that are not empty; null if all are empty. */
function createLine(part: string, children: readonly Child[], separator = ' · '): HTMLElement | null {
  const shown = children.filter(Boolean);
  if (!shown.length) return null;
  return createElement('p', { part }, ...shown.flatMap((child, index) => (index ? [separator, child] : [child])));
}

/** Creates the details of a single event: its other dates and the beginning of its description. */
function createDetails(event: WidgetEvent, { otherDates, locale }: WidgetTexts): Child[] {
  const others = listTimings(event, Date.now()).toCome.slice(1);
  const listed = others.slice(0, maxOtherDates).map((timing) => formatOccasion(timing, locale));
  if (others.length > listed.length) listed.push(`+\u00A0${others.length - listed.length}`);
  return [
    others.length > 0 && createElement('p', { part: 'dates' }, `${otherDates} ${listed.join(' · ')}`),
    createLine('description', [isolate(event.description)]),
  ];
}

/**
 * Isolates a text of the event, so that a right-to-left text does not move the texts beside it. Events are written in
 * French, in every language of the widget.
 */
function isolate(text: string | null): HTMLElement | null {
  return text ? createElement('bdi', { lang: 'fr' }, text) : null;
}

/** Creates the price in the language of the widget, or as the organiser wrote it. */
function createPrice(event: WidgetEvent, texts: WidgetTexts): HTMLElement | null {
  const text = event.price && formatPrice(event, texts);
  return text ? createElement('bdi', {}, text) : isolate(event.price);
}

/** Lists the texts of the date. They include the time zone if it differs from the visitor's, and always for a single event. */
function describeWhen(
  { timeZone }: WidgetEvent,
  when: ShownEvent['when'],
  { options: { isSingle }, texts: { locale } }: CardContext,
): (string | null)[] {
  if (!when) return [];
  const isElsewhere = timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    isSingle ? formatDays(when, locale) : null,
    formatHours(isSingle ? when : { ...when, endTime: null }, locale),
    when.time && (isSingle || isElsewhere) ? formatTimeZone(timeZone, locale) : null,
  ];
}

function createDate(date: string, { locale }: WidgetTexts): HTMLElement {
  return createElement(
    'time',
    { part: 'date', dateTime: date },
    formatCivil({ weekday: 'short' }, locale, date),
    createElement('b', {}, formatCivil({ day: 'numeric' }, locale, date)),
    formatCivil({ month: 'short', ...(isThisYear(date) ? {} : { year: 'numeric' }) }, locale, date),
  );
}

function isThisYear(date: string): boolean {
  return +date.slice(0, 4) === new Date().getFullYear();
}

function createSource({ source, sourceUrl, licence }: WidgetEvent, texts: WidgetTexts): HTMLElement | null {
  if (!source) return null;
  const name = source === 'openagenda' ? 'OpenAgenda' : source;
  const url = safeHttpsUrl(sourceUrl);
  return createElement(
    'p',
    { part: 'source' },
    `${texts.source} `,
    url ? createElement('a', { href: url, target: '_blank', rel: 'noopener' }, isolate(name)) : isolate(name),
    licence && ', ',
    isolate(licence),
  );
}
