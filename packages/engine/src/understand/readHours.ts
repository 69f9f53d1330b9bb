import type { Dictionary } from './Dictionary.ts';
import type { Groups } from './readDays.ts';

/** `HH:MM`; `24:00` is midnight. */
export type Hours = readonly [from: string, to: string];

/** Returns the hours of a phrase: `after`, `before`, `between`, `at`, `around`. Null if the time is invalid or may be another number. */
export function readHours(meaning: string, groups: Groups): Hours | null {
  const [time, second] = [readTime(groups, '', groups), readTime(groups, '2', groups)];
  if (meaning === 'between') return time && second && time < second ? [time, second] : null;
  if (!time || time === '24:00') return null;
  if (meaning === 'at') return [time, addMinutes(time, halfHour)];
  if (meaning === 'around') return [addMinutes(time, -halfHour), addMinutes(time, halfHour)];
  return meaning === 'after' ? [time, '24:00'] : ['00:00', time];
}

/** Minutes: « à 20 h » is the half hour from then on, « vers 20 h » also that before. */
const halfHour = 30;

/** Adds minutes to a time, within the day. */
function addMinutes(time: string, minutes: number): string {
  const sum = Math.max(0, Math.min(Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes, 24 * 60));
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the hours of a part of the day, such as the evening. */
export function readPart(part: string, { parts }: Dictionary): Hours | undefined {
  const hours = parts.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part))?.[1];
  return hours ? toHours(hours) : undefined;
}

/** Reads the hours of a dictionary: `06:00-12:00`. */
export function toHours(text: string): Hours {
  const [from = '', to = ''] = text.split('-');
  return [from, to];
}

/** Returns the common part of two ranges of hours; null if there is none. */
export function intersectHours(one: Hours, other: Hours): Hours | null {
  const [, from = ''] = [one[0], other[0]].sort();
  const [to = ''] = [one[1], other[1]].sort();
  return from < to ? [from, to] : null;
}

/** Reads a time. Its unit may stand only at the other time: « de 18 à 20 h », “from 6 to 8 pm”. */
function readTime(groups: Groups, suffix: '' | '2', { a, a2, u, u2 }: Groups): string | null {
  const half = groups[`a${suffix}`] ?? a ?? a2;
  const hour = Number(groups[`h${suffix}`]);
  const isTime = half ? hour > 0 && hour <= 12 : (u ?? u2) && hour <= 24;
  if (!isTime) return null;
  const inDay = half ? (hour % 12) + (/am|ma|mo/.test(half) ? 0 : 12) : hour;
  return `${String(inDay).padStart(2, '0')}:${groups[`i${suffix}`] ?? '00'}`;
}
