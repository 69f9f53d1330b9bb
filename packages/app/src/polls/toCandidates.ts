import { type CivilDate, type LivelyEvent, listTimings, nextTiming } from '@lively/engine';
import { type NewPollOption, pollOptionLimits } from '../data/Polls';
import { takesPlace } from '../events/takesPlace';

/** An event on one of its days, as a possible option. */
export interface PollCandidate extends Pick<NewPollOption, 'day'> {
  readonly event: LivelyEvent;
}

/** The maximum number of days per event. */
const maxDays = 4;

/**
 * Returns the next day of each event that is still to come, without duplicates.
 *
 * @param days - The first and the last wanted day: an event that takes place between them is proposed on that day.
 */
export function toCandidates(
  events: readonly LivelyEvent[],
  now: number,
  days?: readonly [CivilDate, CivilDate] | null,
): PollCandidate[] {
  const known = new Set<string>();
  return events.flatMap((event) => {
    const timing = nextTiming(event, now);
    if (known.has(event.id) || !takesPlace(event) || timing?.past) return [];
    known.add(event.id);
    return [{ event, day: (days && dayWithin(event, now, days)) ?? timing?.date ?? null }];
  });
}

/** Returns the first of some days on which the event takes place in the future; undefined if there is none. */
function dayWithin(event: LivelyEvent, now: number, [first, last]: readonly [CivilDate, CivilDate]) {
  const { toCome } = listTimings(event, now);
  const begun = toCome.find(({ date }) => date >= first && date <= last);
  if (begun) return begun.date;
  // An exhibition counts on each of its days; a night that ends the next morning does not.
  return toCome.some(({ date, endDate }) => date < first && endDate > first) ? first : undefined;
}

/** Returns the next days of one event. */
export function toDayCandidates(event: LivelyEvent, now: number): PollCandidate[] {
  const days = [...new Set(listTimings(event, now).toCome.map(({ date }) => date))].slice(0, maxDays);
  return days.length ? days.map((day) => ({ event, day })) : toCandidates([event], now);
}

/** Twice the maximum of a poll is enough to choose from. */
export const maxCandidates = 2 * pollOptionLimits.most;
