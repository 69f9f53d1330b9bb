import type { LivelyEvent } from '@lively/engine';

/** What of an event a calendar can follow. */
export type Followed = 'both' | 'venue' | 'organizer';

/** What a calendar can follow of an event. Undefined for nothing. */
export function findFollowed({ venue, organizer }: Pick<LivelyEvent, 'venue' | 'organizer'>): Followed | undefined {
  if (venue) return organizer ? 'both' : 'venue';
  return organizer ? 'organizer' : undefined;
}
