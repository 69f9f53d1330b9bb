import type { Dictionary } from './Dictionary.ts';
import type { Groups } from './readDays.ts';

/** `HH:MM`; `24:00` is midnight. */
export type Hours = readonly [from: string, to: string];

/** Returns the hours of a phrase: `after`, `before`, `between`. Null if the time is invalid or may be another number. */
export function readHours(meaning: string, groups: Groups): Hours | null {
  const [time, second] = [readTime(groups, ''), readTime(groups, '2', groups.a)];
  if (meaning === 'between') return time && second && time < second ? [time, second] : null;
  if (!time || time === '24:00') return null;
  return meaning === 'after' ? [time, '24:00'] : ['00:00', time];
}

/** Returns the hours of a part of the day, such as the evening. */
export function readPart(part: string, { parts }: Dictionary): Hours | undefined {
  const hours = parts.find(([pattern]) => new RegExp(`^(?:${pattern})$`).test(part))?.[1];
  return hours ? [hours.slice(0, 5), hours.slice(6)] : undefined;
}

/** Returns the common part of two ranges of hours; null if there is none. */
export function intersectHours(one: Hours, other: Hours): Hours | null {
  const [, from = ''] = [one[0], other[0]].sort();
  const [to = ''] = [one[1], other[1]].sort();
  return from < to ? [from, to] : null;
}

function readTime(groups: Groups, suffix: '' | '2', halfBefore?: string): string | null {
  const half = groups[`a${suffix}`] ?? halfBefore;
  const hour = Number(groups[`h${suffix}`]);
  const isTime = half ? hour > 0 && hour <= 12 : groups[`u${suffix}`] && hour <= 24;
  if (!isTime) return null;
  const inDay = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${String(inDay).padStart(2, '0')}:${groups[`i${suffix}`] ?? '00'}`;
}
