import { nextTiming } from '@lively/engine';
import { nextTimingOn, nextTimingTonight } from '@lively/engine/dates';
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

/** Reads the days of arguments of `explore_events`. */
export const readTiming: ReadTiming = ({ date_filter, first_day, last_day }) => {
  if (first_day && last_day) return (event, now) => nextTimingOn(event, now, [first_day, last_day]);
  if (date_filter === 'tonight') return nextTimingTonight;
  if (date_filter === 'today' || date_filter === 'tomorrow' || date_filter === 'weekend')
    return (event, now) => nextTiming(event, now, date_filter);
  return undefined;
};
