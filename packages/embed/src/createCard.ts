import { safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { createElement } from './createElement.ts';
import type { ShownEvent } from './selectEvents.ts';
import type { Words } from './texts.ts';

/** What the cards of one widget have in common. */
export interface CardContext extends Words {
  /** Whether it is the one event of a widget, shown with its whole date. */
  readonly isAlone: boolean;
  /** The site that shows an event's page. */
  readonly site: string;
  /** Tells the page that a link is followed; false when the page takes care of it. */
  readonly tell: (name: string, detail: object) => boolean;
}

/** Makes the card of an event: poster, date, title, place, reasons, price, ticket. */
export function createCard({ locale, say, isAlone, site, tell }: CardContext) {
  return ({ event, when, reasons }: ShownEvent): HTMLElement => {
    const { id, category, status, timeZone } = event;
    // Civil dates and times are written as UTC, so that no time zone can move them.
    const format = (options: Intl.DateTimeFormatOptions, from = when?.date as string, to = from) =>
      new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).formatRange(Date.parse(from), Date.parse(to));
    const line = (part: string, ...texts: unknown[]) => createElement('p', { part }, texts.filter(Boolean).join(' · '));
    const link = (part: string, href: string, text: string, properties?: object) =>
      createElement('a', { part, href, onclick: () => tell(part, { id, url: href }), ...properties }, text);

    const title = event.title || say(category);
    const state = when?.past ? 'past' : status;
    const badge = say(state);
    const ticket = !/^(past|can|full)/.test(state) && safeHttpsUrl(event.ticket_url);
    const { viewBox, shapes } = drawPoster(category, id);
    const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`;
    // The poster lies under the picture, and shows when that does not load. A text of JSON is one of CSS: no quote ends it.
    const picture = `url(${JSON.stringify(safeHttpsUrl(event.image) ?? 'data:,')}),url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
    const hours =
      when?.time &&
      format(
        { timeStyle: 'short' },
        `${when.date}T${when.time}Z`,
        `${when.date}T${(isAlone && when.endTime) || when.time}Z`,
      );

    return createElement(
      'li',
      { part: 'event' },
      createElement('b', { part: 'title' }, link('open', `${site}/event/${id.replace(/[^\w-]/g, '')}`, title)),
      line(
        'place',
        event.venue,
        event.location,
        isAlone &&
          when &&
          format({ dateStyle: 'full' }, when.date, (when.endTime ?? 'x') > '12' ? when.endDate : when.date),
        hours,
        hours && (isAlone || timeZone !== new Intl.DateTimeFormat().resolvedOptions().timeZone) && timeZone,
      ),
      line('reasons', ...reasons.map((reason) => `+${reason.join(' ')}`)),
      createElement(
        'p',
        { part: 'price' },
        event.price,
        ticket &&
          link('ticket', ticket, say('ticket'), {
            target: '_blank',
            rel: 'noopener',
            ariaLabel: `${say('ticket')}, ${title}`,
          }),
      ),
      createElement(
        'figure',
        { style: `background-image:${picture}` },
        when &&
          createElement(
            'time',
            { part: 'date', dateTime: when.date },
            format({ weekday: 'short' }),
            createElement('b', {}, format({ day: 'numeric' })),
            format({ month: 'short' }),
          ),
        createElement('span', { part: badge ? 'status' : 'category' }, badge || say(category)),
      ),
    );
  };
}
