import { type LivelyEvent, nextTiming } from '@lively/engine';

/**
 * Splits a user's events into upcoming events (from today, the nearest first) and past events (the latest first). An
 * event without a date is upcoming.
 *
 * @param now - Milliseconds since 1970.
 */
export function splitByTime<Event extends LivelyEvent>(
  events: readonly Event[],
  now: number,
): { upcoming: Event[]; past: Event[] } {
  const dated = events.map((event) => ({ event, timing: nextTiming(event, now) }));
  // An unknown time counts as the beginning of the day.
  const startOf = ({ timing }: (typeof dated)[number]) => (timing ? `${timing.date} ${timing.time ?? ''}` : '9999');
  const ordered = dated.sort((one, other) => startOf(one).localeCompare(startOf(other)));
  const of = (past: boolean) =>
    ordered.filter(({ timing }) => (timing?.past ?? false) === past).map(({ event }) => event);
  return { upcoming: of(false), past: of(true).reverse() };
}
