import { maxDayTitles } from '@lively/embed/limits';
import { addDays, type CivilDate, type LivelyEvent } from '@lively/engine';
import { nextTimingOn } from '@lively/engine/dates';
import type { TFunction } from 'i18next';
import { formatDateRange, formatLongDate, formatMonth, formatWeekday, toYear } from '../../i18n/formatDate';
import { formatNumber } from '../../i18n/formatNumber';
import type { Language } from '../../i18n/languages';
import type { Period } from '../../search/findPeriod';
import type { WidgetDay, WidgetPeriod } from './WidgetContent';

interface PeriodOptions {
  readonly language: Language;
  readonly t: TFunction<['embed', 'event', 'common', 'taxonomy']>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The known events of a month, soonest first. */
  readonly events: readonly LivelyEvent[];
  /** The first day that may have more events: that of the last known one; null if all are known. */
  readonly moreFrom: CivilDate | null;
  /** Returns the URL of the page of this site with the events of some days. */
  readonly toUrl: (days: readonly [CivilDate, CivilDate]) => string;
}

/** Describes a week or a month: its name, its neighbours, its days. */
export function toWidgetPeriod(period: Period, options: PeriodOptions): WidgetPeriod {
  const { kind, days, day, previous, next } = period;
  const { language, t, now } = options;
  const isWeek = kind === 'week';
  return {
    kind,
    title: isWeek ? formatDateRange(...days, language, toYear(now)) : formatMonth(days[0], language),
    previous: previous ? { label: t(isWeek ? 'embed:previousWeek' : 'embed:previousMonth'), on: previous } : null,
    next: next ? { label: t(isWeek ? 'embed:nextWeek' : 'embed:nextMonth'), on: next } : null,
    day: day ? { label: t('embed:wholeMonth'), on: days[0].slice(0, 7) } : null,
    weekdays: isWeek ? [] : Array.from({ length: 7 }, (_, weekday) => formatWeekday(weekday, language)),
    days: listDates(days).map((date) => toDay(date, period, options)),
  };
}

function toDay(
  date: CivilDate,
  { kind, thisDay }: Period,
  { language, t, now, events, moreFrom, toUrl }: PeriodOptions,
): WidgetDay {
  const name = formatLongDate(date, language, date.slice(0, 4));
  const url = toUrl([date, date]);
  if (kind === 'week') return { date, name, count: '', titles: [], more: '', url };
  if (date < thisDay) return { date, name, count: '', titles: [], more: '', url: null };
  const found = events.filter((event) => nextTimingOn(event, now, [date, date]));
  const isMore = moreFrom !== null && date >= moreFrom;
  const hidden = Math.max(0, found.length - maxDayTitles);
  const number = formatNumber(found.length, language);
  const unknown = isMore && !found.length;
  return {
    date,
    name,
    count: unknown
      ? t('embed:someEvents')
      : t(isMore ? 'embed:atLeast' : 'embed:events', { count: found.length, number }),
    titles: found.slice(0, maxDayTitles).map(({ title }) => title),
    more: hidden || isMore ? `+\u00A0${hidden ? formatNumber(hidden, language) : ''}`.trim() : '',
    url: found.length || isMore ? url : null,
  };
}

function listDates([first, last]: Period['days']): CivilDate[] {
  const length = (Date.parse(last) - Date.parse(first)) / 864e5 + 1;
  return Array.from({ length }, (_, day) => addDays(first, day) ?? first);
}
