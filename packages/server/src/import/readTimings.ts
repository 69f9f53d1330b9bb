import { isDay, type Timing } from '@lively/engine';
import { keptTimings } from '@lively/engine/constants';
import { RecordError } from './RecordError.ts';
import { readJson } from './readJson.ts';

/** Timings with at least one entry. */
export type Timings = readonly [Timing, ...Timing[]];

/** The timings of an event that are kept, and the number of those that are not. */
interface ReadTimings {
  readonly timings: Timings;
  readonly dropped: number;
}

/**
 * Reads the timings of an event, in order and without duplicates. Uses the first and last dates of a record without a list of
 * timings. Of more timings than the database accepts, the next ones are kept, and the first and the last of all.
 *
 * @param now - Milliseconds since 1970.
 * @throws RecordError when there is none, or when one cannot be read: a wrong hour is worse than a missing event.
 */
export function readTimings(record: Readonly<Record<string, unknown>>, now: number): ReadTimings {
  const list = readJson(record.timings) ?? boundariesOf(record);
  if (!Array.isArray(list)) throw new RecordError('its timings are not a list');

  const timings = list
    .map(readTiming)
    .sort((a, b) => compareInstants(a.begin, b.begin) || compareInstants(a.end, b.end));
  const unique = timings.filter(({ begin, end }, index) => {
    const previous = timings[index - 1];
    return begin !== previous?.begin || end !== previous.end;
  });
  const [first, ...others] = keepNext(unique, now);
  if (!first) throw new RecordError('it has no timing, so no one could go');
  return { timings: [first, ...others], dropped: unique.length - others.length - 1 };
}

/** Keeps the next timings, from the beginning of the day on: a second import on that day keeps the same. */
function keepNext(timings: readonly Timing[], now: number): readonly Timing[] {
  if (timings.length <= keptTimings + 2) return timings;
  const dayStart = now - (now % 864e5);
  const next = timings.findIndex(({ end }) => Date.parse(end) > dayStart);
  // Near the end of a long programme, and after it, the latest timings are kept.
  const from = Math.min(next < 0 ? timings.length : next, timings.length - keptTimings);
  return timings.filter(
    (_, index) => index === 0 || (index >= from && index < from + keptTimings) || index === timings.length - 1,
  );
}

function boundariesOf({
  firstdate_begin,
  firstdate_end,
  lastdate_begin,
  lastdate_end,
}: Readonly<Record<string, unknown>>) {
  return [
    { begin: firstdate_begin, end: firstdate_end },
    { begin: lastdate_begin, end: lastdate_end },
  ].filter(({ begin }) => begin);
}

function readTiming(value: unknown, index: number): Timing {
  const { begin, end } = (value ?? {}) as Record<string, unknown>;
  if (!isInstant(begin) || !isInstant(end)) {
    throw new RecordError(
      `timing ${index + 1} is not two instants with their offset: ${JSON.stringify(value)?.slice(0, 120)}`,
    );
  }
  if (compareInstants(begin, end) > 0)
    throw new RecordError(`timing ${index + 1} ends before it begins: ${begin}, ${end}`);
  return { begin, end };
}

/** The format that the database accepts. */
const instant = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Returns true for a valid instant. Without an offset the hour is ambiguous, and JavaScript reads 30 February as 2 March. */
function isInstant(value: unknown): value is string {
  return (
    typeof value === 'string' && instant.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
  );
}

function compareInstants(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}
