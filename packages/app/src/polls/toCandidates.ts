import { type LivelyEvent, listTimings, nextTiming } from '@lively/engine';
import { type NewPollOption, pollOptionLimits } from '../data/Polls';

/** An event on one of its days that may be proposed. */
export interface PollCandidate extends Pick<NewPollOption, 'day'> {
  readonly event: LivelyEvent;
}

/** Days of one event that are offered at most. */
const mostDays = 4;

/** The next day of each event that may still be gone to, each event once. */
export function toCandidates(events: readonly LivelyEvent[], now: number): PollCandidate[] {
  const known = new Set<string>();
  return events.flatMap((event) => {
    const timing = nextTiming(event, now);
    if (known.has(event.id) || event.status === 'cancelled' || timing?.past) return [];
    known.add(event.id);
    return [{ event, day: timing?.date ?? null }];
  });
}

/** The next days of one event. */
export function toDayCandidates(event: LivelyEvent, now: number): PollCandidate[] {
  const days = [...new Set(listTimings(event, now).toCome.map(({ date }) => date))].slice(0, mostDays);
  return days.length ? days.map((day) => ({ event, day })) : toCandidates([event], now);
}

/** Twice what a poll holds is enough to choose from. */
export const mostCandidates = 2 * pollOptionLimits.most;
