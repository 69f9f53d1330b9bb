import { nextTiming } from '@lively/engine';
import { nextTimingOn, nextTimingTonight } from '@lively/engine/dates';
import type { Extension } from '../Extension.ts';
import type { FindTiming } from '../selectEvents.ts';

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

/** Reads the days of arguments of `explore_events`. Undefined without days. */
export function readTiming({
  date_filter,
  first_day,
  last_day,
}: Readonly<Record<string, string>>): FindTiming | undefined {
  if (first_day && last_day) return (event, now) => nextTimingOn(event, now, [first_day, last_day]);
  if (date_filter === 'tonight') return nextTimingTonight;
  if (date_filter === 'today' || date_filter === 'tomorrow' || date_filter === 'weekend')
    return (event, now) => nextTiming(event, now, date_filter);
  return undefined;
}
