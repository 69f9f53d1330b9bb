import { splitWords } from '@lively/engine';
import type { Occasion } from './EventStore.ts';

/**
 * The day, the hour, the venue and the title of an event, in the words that two sources would share. The early and the late
 * session of a day are two. Null without a venue: a title and a day alone are not enough to take two for one.
 */
export function occasionOf({ title, venue, date, time }: Occasion): string | null {
  return venue && [date, time?.slice(0, 5), ...splitWords(venue), '·', ...splitWords(title)].join(' ');
}
