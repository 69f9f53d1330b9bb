import { addDays, type DateFilter, dateWindow, type LivelyEvent, nextTiming, today } from '@lively/engine';
import type { EventDay, EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { formatLongDate } from '../../i18n/formatDate';
import type { Language } from '../../i18n/languages';

interface HomeDaysOptions {
  language: Language;
  t: TFunction<['home', 'common', 'taxonomy']>;
  now: number;
  /** The days in the filter. */
  dateFilter: DateFilter;
}

/** An event with its card. */
export interface Listed {
  event: LivelyEvent;
  item: EventItem;
}

/**
 * Groups events by the day of their next time, in their order. An event of several days is on the first filtered day;
 * past events and events without a date have their own group.
 */
export function toHomeDays(list: readonly Listed[], { language, t, now, dateFilter }: HomeDaysOptions): EventDay[] {
  const days = new Map<string, { title: string; events: EventItem[] }>();
  for (const { event, item } of list) {
    const { id, title } = dayOf(event);
    const day = days.get(id) ?? { title, events: [] };
    // The group's title contains the day.
    day.events.push({ ...item, ...(id !== 'past' && { date: undefined }) });
    days.set(id, day);
  }
  return [...days].map(([id, day]) => ({ id, ...day }));

  function dayOf(event: LivelyEvent): { id: string; title: string } {
    const timing = nextTiming(event, now);
    if (!timing) return { id: 'undated', title: t('day.undated') };
    if (timing.past) return { id: 'past', title: t('day.past') };
    const daysAway = Math.max(timing.daysAway, firstDayOf(dateFilter, event.timeZone, now));
    if (daysAway === 0) return { id: 'today', title: t('day.today') };
    if (daysAway === 1) return { id: 'tomorrow', title: t('day.tomorrow') };
    const date = addDays(today(now, event.timeZone), daysAway) ?? timing.date;
    return { id: date, title: formatLongDate(date, language, new Date(now).toISOString().slice(0, 4)) };
  }
}

/** Returns the days from today to the first day of a filter. */
function firstDayOf(dateFilter: DateFilter, timeZone: string, now: number): number {
  const dayOf = (filter: DateFilter) => Math.floor(dateWindow(filter, now, timeZone).from / 1440);
  return dayOf(dateFilter) - dayOf('all');
}
