import { type CivilDate, type LivelyEvent, listTimings, nextTiming } from '@lively/engine';
import { type NewPollOption, pollOptionLimits } from '../data/Polls';

/** An event on one of its days that may be proposed. */
export interface PollCandidate extends Pick<NewPollOption, 'day'> {
  readonly event: LivelyEvent;
}

/** Days of one event that are offered at most. */
const mostDays = 4;

/**
 * The next day of each event that may still be gone to, each event once.
 *
 * @param days - The first and the last of the days that are asked for: an event that takes place on one of them is proposed on it.
 */
export function toCandidates(
  events: readonly LivelyEvent[],
  now: number,
  days?: readonly [CivilDate, CivilDate] | null,
): PollCandidate[] {
  const known = new Set<string>();
  return events.flatMap((event) => {
    const timing = nextTiming(event, now);
    if (known.has(event.id) || event.status === 'cancelled' || timing?.past) return [];
    known.add(event.id);
    return [{ event, day: (days && dayWithin(event, now, days)) ?? timing?.date ?? null }];
  });
}

/** The first of some days that an event takes place on, of its times to come; undefined where it is on none of them. */
function dayWithin(event: LivelyEvent, now: number, [first, last]: readonly [CivilDate, CivilDate]) {
  const { toCome } = listTimings(event, now);
  const begun = toCome.find(({ date }) => date >= first && date <= last);
  if (begun) return begun.date;
  // An exhibition is on each of its days. A night that ends on the next morning is not.
  return toCome.some(({ date, endDate }) => date < first && endDate > first) ? first : undefined;
}

/** The next days of one event. */
export function toDayCandidates(event: LivelyEvent, now: number): PollCandidate[] {
  const days = [...new Set(listTimings(event, now).toCome.map(({ date }) => date))].slice(0, mostDays);
  return days.length ? days.map((day) => ({ event, day })) : toCandidates([event], now);
}

/** Twice what a poll holds is enough to choose from. */
export const mostCandidates = 2 * pollOptionLimits.most;
