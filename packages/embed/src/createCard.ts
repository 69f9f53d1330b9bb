import { type NextTiming, rarityOf, safeHttpsUrl } from '@lively/engine';
import type { CardContext } from './CardContext.ts';
import { type Child, createElement } from './createElement.ts';
import { createLine } from './createLine.ts';
import { createPicture } from './createPicture.ts';
import { describeRarity } from './describeRarity.ts';
import { formatCivil } from './formatCivil.ts';
import { formatPrice } from './formatPrice.ts';
import { formatTimeZone } from './formatTimeZone.ts';
import { isolate } from './isolate.ts';
import { categoryNames } from './locales/categoryNames.ts';
import type { WidgetTexts } from './locales/WidgetTexts.ts';
import { findPart } from './parts.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { ShownEvent } from './ShownEvent.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * Creates the card of an event: picture, date, title, place, reasons, price, ticket, source. The card of a single event
 * also has its details, if their part could be loaded.
 */
export function createCard({ event, when, reasons }: ShownEvent, context: CardContext): HTMLElement {
  const { options, texts } = context;
  const category = categoryNames[texts.language][event.category];
  const title = event.title || category;
  const state = when?.past ? 'past' : event.status;
  const isOnSale = !/past|full|cancelled|postponed/.test(state);
  const ticketUrl = isOnSale && safeHttpsUrl(event.ticketUrl);
  const details = options.isSingle ? findPart('details')?.createDetails(event, when, texts) : undefined;
  const status = texts.statuses[state];
  const rarity = isOnSale && when && rarityOf(event, Date.now(), when);

  return createElement(
    'li',
    { part: 'event' },
    createElement(
      'b',
      { part: 'title' },
      createLink('open', createEventUrl(event, options), title, event, context, event.title ? { lang: 'fr' } : {}),
    ),
    createLine('place', [
      ...(state === 'moved_online' ? [] : [isolate(event.venue), details?.address || isolate(event.location)]),
      ...(details?.when ?? describeWhen(event, when, texts)),
      rarity && describeRarity(rarity, texts),
    ]),
    ...(details?.lines ?? []),
    createLine('reasons', reasons),
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
    createPicture(event, options, when && createDate(when, texts)),
    createElement('span', { part: status ? 'status' : 'category' }, status ?? category),
  );
}

function createEventUrl({ id }: WidgetEvent, { site, partner }: WidgetOptions): string {
  return `${site}/event/${id.replace(/[^\w-]/g, '')}${partner}`;
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

/** Creates the price in the language of the widget, or as the organiser wrote it. */
function createPrice(event: WidgetEvent, texts: WidgetTexts): HTMLElement | null {
  const text = event.price && formatPrice(event, texts);
  return text ? createElement('bdi', {}, text) : isolate(event.price);
}

/** Lists the texts of the date: the hour, and the time zone if it differs from the visitor's. */
function describeWhen({ timeZone }: WidgetEvent, when: ShownEvent['when'], { locale }: WidgetTexts): Child[] {
  if (!when?.time) return [];
  const isElsewhere = timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    formatCivil({ timeStyle: 'short' }, locale, `${when.date}T${when.time}Z`),
    isElsewhere && formatTimeZone(timeZone, locale),
  ];
}

function createDate({ date, time }: NextTiming, { locale }: WidgetTexts): HTMLElement {
  const isThisYear = +date.slice(0, 4) === new Date().getFullYear();
  return createElement(
    'time',
    { part: 'date', dateTime: date + (time ? `T${time}` : '') },
    formatCivil({ weekday: 'short' }, locale, date),
    createElement('b', {}, formatCivil({ day: 'numeric' }, locale, date)),
    formatCivil({ month: 'short', year: isThisYear ? undefined : 'numeric' }, locale, date),
  );
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
