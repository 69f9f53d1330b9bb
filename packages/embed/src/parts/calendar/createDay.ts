import type { CivilDate } from '@lively/engine';
import { createElement } from '../../createElement.ts';
import { maxDayTitles } from '../../limits.ts';
import type { MonthTexts } from '../../locales/monthTexts.ts';
import { formatDayName } from './formatDayName.ts';
import type { DayEvents } from './KnownMonth.ts';

/** A day of a calendar. */
export interface Day {
  readonly cell: HTMLElement;
  readonly button: HTMLButtonElement;
  readonly draw: (state: DayState) => void;
}

interface DayState {
  /** The pressed day. */
  readonly day: CivilDate;
  readonly thisDay: CivilDate;
  /** Undefined before it is loaded. */
  readonly found: DayEvents | undefined;
  readonly locale: string;
  readonly texts: MonthTexts;
}

/** The marks of events that a narrow cell shows. */
const maxMarks = 3;

/** Creates a day. A day without events, and one that is over, cannot be pressed. */
export function createDay(date: CivilDate, onPress: (date: CivilDate) => void): Day {
  const button = createElement('button', { type: 'button', value: date, tabIndex: -1 });
  const marks = createElement('i', { ariaHidden: 'true' });
  const titles = createElement('small', { ariaHidden: 'true' });
  button.onclick = () => {
    if (!button.ariaDisabled) onPress(date);
  };
  return { cell: createElement('td', {}, button, marks, titles), button, draw };

  function draw({ day, thisDay, found, locale, texts }: DayState): void {
    const { events = [], isMore = true } = found ?? {};
    const { length } = events;
    const name = formatDayName(date, locale);
    // « 1er » in French, as in the name of the button.
    button.textContent = /\d\S*/.exec(name)?.[0] ?? '';
    button.ariaLabel = found ? `${name}, ${describeCount(found, locale, texts)}` : name;
    button.ariaPressed = `${date === day}`;
    button.ariaCurrent = date === thisDay ? 'date' : null;
    button.ariaDisabled = date < thisDay || (!length && !isMore) ? 'true' : null;
    marks.textContent = '•'.repeat(Math.min(length, maxMarks)) + (found && isMore && date >= thisDay ? '+' : '');
    const more = length - maxDayTitles;
    titles.replaceChildren(
      ...events.slice(0, maxDayTitles).map(({ title }) => createElement('bdi', { lang: 'fr' }, title)),
      ...(more > 0 ? [`+\u00A0${more}`] : []),
    );
  }
}

/** Describes the events of a day: « 3 événements ou plus ». */
function describeCount({ events: { length }, isMore }: DayEvents, locale: string, texts: MonthTexts): string {
  if (!length) return isMore ? texts.unknown : texts.none;
  const number = `${length} ${texts.events[new Intl.PluralRules(locale).select(length)] ?? texts.events.other}`;
  return isMore ? `${number} ${texts.orMore}` : number;
}
