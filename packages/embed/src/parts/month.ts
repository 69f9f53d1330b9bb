import { type CivilDate, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';
import { createElement } from '../createElement.ts';
import type { ExtendedWidget, Extension } from '../Extension.ts';
import { formatCivil } from '../formatCivil.ts';
import { monthTexts } from '../locales/monthTexts.ts';
import { countDays, type DayCount } from './calendar/countDays.ts';
import { createNavigation } from './calendar/createNavigation.ts';
import { createTable } from './calendar/createTable.ts';
import { addMonths, lastDayOf } from './calendar/months.ts';
import { onDays } from './calendar/onDays.ts';
import { createStyles } from './createStyles.ts';
import styles from './month.css?inline';

/** Events of a month that are requested at a time, to count them: the max that a backend sends. */
const pageSize = '100';

const addStyles = createStyles(styles);

/** The events of a month. */
interface KnownMonth {
  readonly month: string;
  readonly counts: ReadonlyMap<CivilDate, DayCount>;
  /** Whether these are all events, so that no day needs a request. */
  readonly isComplete: boolean;
}

/** Extends a list to a calendar of a month. A press on a day limits the list to that day, another to the month. */
export function extend({ update }: ExtendedWidget): Extension {
  const thisDay = today(Date.now(), defaultTimeZone);
  /** The first day of the month. */
  let month = `${thisDay.slice(0, 8)}01`;
  /** The pressed day; empty for the whole month. */
  let day = '';
  let known: KnownMonth | undefined;
  const navigation = createNavigation((step) => showMonth(addMonths(month, step)));
  const heading = createElement('h3', { ariaLive: 'polite' });
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
      const page_size = isCounted ? pageSize : `${options.limit}`;
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
          counts: countDays(state.events, [month, lastDayOf(month)], Boolean(state.next)),
          isComplete: !state.next,
        };
      title.textContent = formatCivil({ month: 'long', year: 'numeric' }, locale, month);
      previous.ariaLabel = texts.previous;
      previous.ariaDisabled = month <= thisDay ? 'true' : null;
      next.ariaLabel = texts.next;
      heading.textContent = day && formatCivil({ weekday: 'long', day: 'numeric', month: 'long' }, locale, day);
      table.draw({ month, day, thisDay, counts: known?.month === month ? known.counts : undefined, locale, texts });
    },
  };

  function isComplete(): boolean {
    return known?.month === month && known.isComplete;
  }

  /** Shows the month with a first day, unless it is over. */
  function showMonth(next: CivilDate): void {
    if (lastDayOf(next) < thisDay) return;
    month = next;
    day = '';
    update();
  }
}
