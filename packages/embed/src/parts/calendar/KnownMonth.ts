import type { CivilDate } from '@lively/engine';
import { nextTimingOn } from '@lively/engine/dates';
import type { WidgetEvent } from '../../WidgetEvent.ts';

/** The loaded events of a month. */
export interface KnownMonth {
  /** The soonest, in the order of their dates. */
  readonly events: readonly WidgetEvent[];
  /** The first day that may have others: the day of the last of these events. Undefined if they are all. */
  readonly moreFrom: CivilDate | undefined;
}

/** The events of a day. */
export interface DayEvents {
  readonly events: readonly WidgetEvent[];
  /** Whether there may be more. */
  readonly isMore: boolean;
}

/** Selects the events of a day. */
export function selectDay({ events, moreFrom = '~' }: KnownMonth, date: CivilDate): DayEvents {
  const now = Date.now();
  return { events: events.filter((event) => nextTimingOn(event, now, [date, date])), isMore: date >= moreFrom };
}
