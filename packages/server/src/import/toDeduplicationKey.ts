import { splitWords } from '@lively/engine';
import type { KeyColumns } from './EventStore.ts';

/**
 * Builds a key from the day, the hour, the venue and the title of an event, in words that two sources would share. The early and
 * the late session of a day are different. Returns null without a venue, because a title and a day are not enough to identify an
 * event.
 */
export function toDeduplicationKey({ title, venue, date, time }: KeyColumns): string | null {
  return venue && [date, time?.slice(0, 5), ...splitWords(venue), '·', ...splitWords(title)].join(' ');
}
