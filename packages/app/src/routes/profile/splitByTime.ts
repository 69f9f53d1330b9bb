import { type LivelyEvent, nextTiming } from '@lively/engine';

/**
 * A user's events in two lists: today or later, the nearest first, and earlier, the latest first. An event without a
 * date is still to come.
 *
 * @param now - Milliseconds since 1970.
 */
export function splitByTime<Event extends LivelyEvent>(
  events: readonly Event[],
  now: number,
): { upcoming: Event[]; past: Event[] } {
  const dated = events.map((event) => ({ event, timing: nextTiming(event, now) }));
  const dayOf = ({ timing }: (typeof dated)[number]) => timing?.date ?? '9999-12-31';
  const ordered = dated.sort((one, other) => dayOf(one).localeCompare(dayOf(other)));
  const of = (past: boolean) =>
    ordered.filter(({ timing }) => (timing?.past ?? false) === past).map(({ event }) => event);
  return { upcoming: of(false), past: of(true).reverse() };
}
