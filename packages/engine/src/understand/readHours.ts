import type { Dictionary } from './Dictionary.ts';
import type { Groups } from './readDays.ts';

/** `HH:MM`; `24:00` is midnight. */
export type Hours = readonly [from: string, to: string];

/** Returns the hours of a phrase: `after`, `before`, `between`, `at`, `around`. Undefined if the time is invalid or may be another number. */
export function readHours(meaning: string, groups: Groups): Hours | undefined {
  const [time, second] = [readTime(groups, ''), readTime(groups, '2')];
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    between: [time, second],
    at: [time, time + halfHour],
    around: [time - halfHour, time + halfHour],
    after: [time, day],
    before: [0, time],
  };
  const [from, to] = ranges[meaning] ?? [0, 0];
  return time < day && from < to ? [formatTime(Math.max(0, from)), formatTime(to)] : undefined;
}

/** Minutes: « à 20 h » is the half hour from then on, « vers 20 h » also that before. */
const halfHour = 30;
/** Minutes. */
const day = 1440;

const formatTime = (minutes: number): string =>
  minutes < day ? new Date(minutes * 60_000).toISOString().slice(11, 16) : '24:00';

/** Returns the hours of a part of the day, such as the evening. */
export function readPart(part: string, { parts }: Dictionary): Hours {
  return toHours(parts.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part))?.[1] ?? '');
}

/** Reads the hours of a dictionary: `06:00-12:00`. */
export function toHours(text: string): Hours {
  const [from = '', to = ''] = text.split('-');
  return [from, to];
}

/** Reads a time, in minutes; NaN without one. Its unit may stand only at the other time: « de 18 à 20 h », “from 6 to 8 pm”. */
function readTime(groups: Groups, suffix: '' | '2'): number {
  const half = groups[`a${suffix}`] ?? groups.a ?? groups.a2;
  const hour = Number(groups[`h${suffix}`]);
  const isTime = half ? hour > 0 && hour <= 12 : (groups.u ?? groups.u2) && hour <= 24;
  const inDay = half ? (hour % 12) + (/am|ma|mo/.test(half) ? 0 : 12) : hour;
  return isTime ? inDay * 60 + Number(groups[`i${suffix}`] ?? 0) : NaN;
}
