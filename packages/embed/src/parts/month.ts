import { type CivilDate, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { nextTimingOn } from '@lively/engine/dates';
import { createElement } from '../createElement.ts';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { formatCivil } from '../formatCivil.ts';
import { countedLength } from '../limits.ts';
import { monthTexts } from '../locales/monthTexts.ts';
import type { WidgetEvent } from '../WidgetEvent.ts';
import { createNavigation } from './calendar/createNavigation.ts';
import { createTable } from './calendar/createTable.ts';
import { formatDayName } from './calendar/formatDayName.ts';
import type { KnownMonth } from './calendar/KnownMonth.ts';
import { addMonths, lastDayOf } from './calendar/months.ts';
import { onDays } from './calendar/onDays.ts';
import { createStyles } from './createStyles.ts';
import styles from './month.css?inline';

const addStyles = createStyles(styles);

/** Extends a list to a calendar of a month. A press on a day limits the list to that day, another to the month. */
export function extend({ update }: ExtendedWidget): Extension {
  const thisDay = today(Date.now(), defaultTimeZone);
  /** The first day of the month. */
  let month = `${thisDay.slice(0, 8)}01`;
  /** The pressed day; empty for the whole month. */
  let day = '';
  /** The events of the month. Undefined before they are loaded. */
  let known: KnownMonth | undefined;
  const navigation = createNavigation((step) => showMonth(addMonths(month, step)));
  const heading = createElement('div', { ariaLive: 'polite' });
  const table = createTable({
    onPress: (date) => {
      day = day === date ? '' : date;
      update();
    },
    onLeave: (date) => showMonth(`${date.slice(0, 8)}01`),
  });
  return {
    head: createElement('section', { part: 'calendar' }, navigation.element, table.element, heading),
    adjust: (options) => {
      const all = [month, lastDayOf(month)] as const;
      const days = day ? ([day, day] as const) : all;
      return isCounted() ? onDays(options, countedLength, days, all) : onDays(options, options.limit, days);
    },
    draw: ({ list }, state, { texts: { language, locale } }) => {
      const texts = monthTexts[language];
      addStyles(list);
      if (state.status === 'loaded' && isCounted()) {
        const { events, next, isMore } = state;
        known = { events, moreFrom: next || isMore ? findLastDay(events) : undefined };
      }
      const title = formatCivil({ month: 'long', year: 'numeric' }, locale, month);
      navigation.draw(title, month <= thisDay, texts);
      table.element.ariaLabel = title;
      heading.replaceChildren(day && createElement('h3', {}, formatDayName(day, locale)));
      table.draw({ month, day, thisDay, known, locale, texts });
    },
  };

  /** Returns the day from which events may be missing. The backend sorts by the next day of an event, also before the month. */
  function findLastDay(events: readonly WidgetEvent[]): CivilDate {
    const last = events.at(-1);
    const next = last && nextTimingOn(last, Date.now(), [thisDay, lastDayOf(month)])?.date;
    return next && next > month ? next : month;
  }

  /** Whether the widget loads the whole month, or has: then a day needs no request. */
  function isCounted(): boolean {
    return !day || (known !== undefined && !known.moreFrom);
  }

  /** Shows the month with a first day, unless it is over. */
  function showMonth(next: CivilDate): void {
    if (lastDayOf(next) < thisDay) return;
    month = next;
    day = '';
    known = undefined;
    update();
  }
}
