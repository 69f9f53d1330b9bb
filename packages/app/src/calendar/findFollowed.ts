import type { LivelyEvent } from '@lively/engine';

/** The parts of an event that a calendar can follow. */
export type Followed = 'both' | 'venue' | 'organizer';

/** Returns which parts of an event a calendar can follow; undefined if it can follow neither. */
export function findFollowed({ venue, organizer }: Pick<LivelyEvent, 'venue' | 'organizer'>): Followed | undefined {
  if (venue) return organizer ? 'both' : 'venue';
  return organizer ? 'organizer' : undefined;
}
