import type { LivelyEvent } from '@lively/engine';
import type { TimingFilters } from '@lively/engine/dates';
import type { EventDay, EventItem } from '@lively/ui/screens';
import type { TFunction } from 'i18next';
import { findWhen } from '../../events/findWhen';
import { formatLongDate, toYear } from '../../i18n/formatDate';
import type { Language } from '../../i18n/languages';

interface HomeDaysOptions {
  language: Language;
  t: TFunction<['home', 'common', 'taxonomy']>;
  now: number;
  /** The filters of the list. */
  filters: TimingFilters;
}

/** The days until a time that does not come: they are sorted to the end. */
const never = 1e6;

/** An event with its card. */
export interface Listed {
  event: LivelyEvent;
  item: EventItem;
}

/**
 * Groups events by the day of their first time that passes the filters, in the order of the days. Past events and events
 * without a date have their own group at the end.
 */
export function toHomeDays(list: readonly Listed[], { language, t, now, filters }: HomeDaysOptions): EventDay[] {
  const days = new Map<string, { title: string; daysAway: number; events: EventItem[] }>();
  for (const { event, item } of list) {
    const { id, ...group } = dayOf(event);
    const day = days.get(id) ?? { ...group, events: [] };
    // The group's title contains the day.
    day.events.push({ ...item, ...(id !== 'past' && { date: undefined }) });
    days.set(id, day);
  }
  return [...days].map(([id, day]) => ({ id, ...day })).sort((one, other) => one.daysAway - other.daysAway);

  function dayOf(event: LivelyEvent): { id: string; title: string; daysAway: number } {
    const timing = findWhen(event, now, filters);
    if (!timing) return { id: 'undated', title: t('day.undated'), daysAway: never };
    const { past, date, daysAway } = timing;
    if (past) return { id: 'past', title: t('day.past'), daysAway: never };
    if (daysAway === 0) return { id: 'today', title: t('day.today'), daysAway };
    if (daysAway === 1) return { id: 'tomorrow', title: t('day.tomorrow'), daysAway };
    return { id: date, title: formatLongDate(date, language, toYear(now)), daysAway };
  }
}
