import type { CivilDate } from '@lively/engine';
import { nextTimingOn } from '@lively/engine/dates';
import type { WidgetOptions } from '../../readOptions.ts';

/**
 * Limits a list to some days, as rows without pictures.
 *
 * @param pageSize - The number of events that a request asks for.
 * @param asked - The days of the request, if they are not those of the list.
 */
export function onDays(
  options: WidgetOptions,
  pageSize: number,
  days: readonly [first: CivilDate, last: CivilDate],
  asked = days,
): WidgetOptions {
  const [first_day, last_day] = asked;
  return {
    ...options,
    isCompact: true,
    findTiming: (event, now) => nextTimingOn(event, now, days),
    parameters: { ...options.parameters, page_size: `${pageSize}`, date_filter: undefined, first_day, last_day },
    page: { ...options.page, date: days.join('_') },
  };
}
