import { splitWords } from '@lively/engine';
import type { KeyColumns } from './EventStore.ts';

/**
 * The day, the hour, the venue and the title of an event, in the words that two sources would share. The early and the late
 * session of a day are two. Null without a venue: a title and a day alone are not enough to take two for one.
 */
export function toDeduplicationKey({ title, venue, date, time }: KeyColumns): string | null {
  return venue && [date, time?.slice(0, 5), ...splitWords(venue), '·', ...splitWords(title)].join(' ');
}
