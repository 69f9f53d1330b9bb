import type { LivelyEvent } from '@lively/engine';

/** What of an event a calendar can follow: its venue, its organiser, both, or undefined for neither. */
export function findFollowed({ venue, organizer }: Pick<LivelyEvent, 'venue' | 'organizer'>) {
  if (venue) return organizer ? 'both' : 'venue';
  return organizer ? 'organizer' : undefined;
}
