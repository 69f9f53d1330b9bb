import type { CivilTiming, LivelyEvent } from '@lively/engine';
import { listAllTimings } from './listAllTimings';
import { toScheduleOf } from './toEventSchedule';

/** One time of an event, with its id in calendars. */
export interface Slot {
  readonly timing: CivilTiming;
  readonly uid: string;
}

/**
 * Lists every known time of an event in order. The id of a time contains its begin, so that it stays the same when other times
 * are added or dropped. An event with a date alone has one time, which keeps the id of the event when it moves.
 */
export function listSlots(event: LivelyEvent): Slot[] {
  const timings = listAllTimings(event);
  if (!event.timings.length) return timings.map((timing) => ({ timing, uid: event.id }));
  const counts = new Map<string, number>();
  return timings.map((timing) => {
    const { start } = toScheduleOf(timing, event.timeZone);
    const begin = new Date(start).toISOString().replace(/\D/g, '').slice(0, 12);
    const count = (counts.get(begin) ?? 0) + 1;
    counts.set(begin, count);
    return { timing, uid: [event.id, begin, ...(count > 1 ? [count] : [])].join('-') };
  });
}
