import { addDays, type CivilDate } from '@lively/engine';
import { createElement } from '../../createElement.ts';
import { formatCivil } from '../../formatCivil.ts';
import type { MonthTexts } from '../../locales/monthTexts.ts';
import { createDay, type Day } from './createDay.ts';
import { type KnownMonth, selectDay } from './KnownMonth.ts';
import { lastDayOf } from './months.ts';

interface TableOptions {
  readonly onPress: (day: CivilDate) => void;
  /** Called with a day of another month that a key leads to: shows its month. */
  readonly onLeave: (day: CivilDate) => void;
}

interface TableState {
  /** The first day of the month. */
  readonly month: CivilDate;
  /** The pressed day; empty for none. */
  readonly day: CivilDate;
  readonly thisDay: CivilDate;
  /** Undefined before it is loaded. */
  readonly known: KnownMonth | undefined;
  readonly locale: string;
  readonly texts: MonthTexts;
}

/** The table of a month. */
export interface MonthTable {
  readonly element: HTMLElement;
  readonly draw: (state: TableState) => void;
}

/** The days that a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Creates the table of a month, whose weeks begin on Monday. The arrow keys move between its days, and to other months. */
export function createTable({ onPress, onLeave }: TableOptions): MonthTable {
  const element = createElement('table', { role: 'grid', onkeydown });
  let days: ReadonlyMap<CivilDate, Day> = new Map();
  let drawn = '';
  return { element, draw };

  function draw({ month, known, ...state }: TableState): void {
    const { day, thisDay, locale } = state;
    if (drawn !== month + locale) {
      drawn = month + locale;
      createDays(month, locale);
      setTabStop([day, thisDay].find((date) => days.has(date)) ?? month);
    }
    for (const [date, each] of days) each.draw({ ...state, found: known && selectDay(known, date) });
  }

  function createDays(month: CivilDate, locale: string): void {
    // 2024-01-01 was a Monday.
    const heads = listDates('2024-01-01', 7).map((date) => {
      const ariaLabel = formatCivil({ weekday: 'long' }, locale, date);
      return createElement('th', { scope: 'col', ariaLabel }, formatCivil({ weekday: 'narrow' }, locale, date));
    });
    const dates = listDates(month, Number(lastDayOf(month).slice(8)));
    days = new Map(dates.map((date) => [date, createDay(date, press)]));
    const blanks = (new Date(month).getUTCDay() + 6) % 7;
    const cells = [
      ...heads,
      ...Array.from({ length: blanks }, () => createElement('td', {})),
      ...Array.from(days.values(), ({ cell }) => cell),
    ];
    const rows = Array.from({ length: Math.ceil(cells.length / 7) }, (_, row) =>
      createElement('tr', {}, ...cells.slice(row * 7, row * 7 + 7)),
    );
    element.replaceChildren(...rows);
  }

  function press(date: CivilDate): void {
    setTabStop(date);
    onPress(date);
  }

  /** The Tab key reaches one day; the arrow keys reach the others. */
  function setTabStop(date: CivilDate): void {
    for (const [each, { button }] of days) button.tabIndex = each === date ? 0 : -1;
  }

  function onkeydown(event: KeyboardEvent): void {
    const step = steps[event.key];
    const target = step && addDays((event.target as HTMLButtonElement).value, step);
    if (!target) return;
    event.preventDefault();
    if (!days.has(target)) onLeave(target);
    if (!days.has(target)) return;
    setTabStop(target);
    days.get(target)?.button.focus();
  }
}

function listDates(first: CivilDate, length: number): CivilDate[] {
  return Array.from({ length }, (_, day) => addDays(first, day) ?? '');
}
