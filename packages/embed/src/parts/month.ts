import { type CivilDate, nextTiming, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
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
      const isCounted = !day || isComplete();
      const days = [day || month, day || lastDayOf(month)] as const;
      const page_size = isCounted ? `${countedLength}` : `${options.limit}`;
      return onDays(
        { ...options, parameters: { ...options.parameters, page_size } },
        days,
        isCounted ? [month, lastDayOf(month)] : days,
      );
    },
    draw: ({ list }, state, { texts: { language, locale } }) => {
      const { title, previous, next } = navigation;
      const texts = monthTexts[language];
      addStyles(list);
      if (state.status === 'loaded' && (!day || isComplete()))
        known = {
          month,
          events: state.events,
          moreFrom: state.next || state.isMore ? findLastDay(state.events) : undefined,
        };
      title.textContent = formatCivil({ month: 'long', year: 'numeric' }, locale, month);
      previous.ariaLabel = texts.previous;
      previous.ariaDisabled = month <= thisDay ? 'true' : null;
      next.ariaLabel = texts.next;
      heading.replaceChildren(...(day ? [createElement('h3', {}, formatDayName(day, locale))] : []));
      table.draw({ month, day, thisDay, known: known?.month === month ? known : undefined, locale, texts });
    },
  };

  /** Returns the day from which events may be missing. The backend sorts by the next day of an event, also before the month. */
  function findLastDay(events: readonly WidgetEvent[]): CivilDate {
    const last = events.at(-1);
    const next = last && nextTiming(last, Date.now())?.date;
    return next && next > month ? next : month;
  }

  /** Whether all events of the month are known, so that no day needs a request. */
  function isComplete(): boolean {
    return known?.month === month && !known.moreFrom;
  }

  /** Shows the month with a first day, unless it is over. */
  function showMonth(next: CivilDate): void {
    if (lastDayOf(next) < thisDay) return;
    month = next;
    day = '';
    update();
  }
}
