import { nextTiming } from '@lively/engine';
import { nextTimingTonight, nextTimingWithin, type TimingFilters } from '@lively/engine/dates';
import type { Extension, ReadTiming } from '../Extension.ts';

/** Extends a list by the limit to this night. */
export function extend(): Extension {
  const tonight = 'tonight';
  return {
    adjust: (options) => ({
      ...options,
      findTiming: nextTimingTonight,
      parameters: { ...options.parameters, date_filter: tonight },
      page: { ...options.page, date: tonight },
    }),
  };
}

/** Reads the days and hours of arguments of `explore_events`. */
export const readTiming: ReadTiming = (parameters) => {
  const { date_filter, first_day, last_day, weekdays = '', begins_from, begins_before } = parameters;
  const filters: TimingFilters = {
    day: timedFilters.find((filter) => filter === date_filter) ?? 'all',
    days: first_day && last_day ? [first_day, last_day] : null,
    weekdays: Array.from(weekdays.matchAll(/\d/g), Number),
    hours: begins_from || begins_before ? [begins_from ?? '00:00', begins_before ?? '24:00'] : null,
  };
  const isNarrow = filters.weekdays.length > 0 || filters.hours !== null;
  if (filters.day === 'all' && !filters.days && !isNarrow) return undefined;
  // The row of a long event has not all its hours: it stays, with its next time.
  return (event, now) => nextTimingWithin(event, now, filters) ?? (isNarrow ? nextTiming(event, now) : null);
};

const timedFilters = ['today', 'tonight', 'tomorrow', 'weekend'] as const;
