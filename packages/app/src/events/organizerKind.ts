import type { LivelyEvent } from '@lively/engine';

/** What the organizer of an event is: the creator in Lively, the contributor of the source, or an agenda of the source. */
export type OrganizerKind = 'organizer' | 'contributor' | 'agenda';

/** An import gives an agenda the page that lists its events, the source's page of this event among them. */
export function organizerKind({
  source,
  sourceUrl,
  organizerUrl,
}: Pick<LivelyEvent, 'source' | 'sourceUrl' | 'organizerUrl'>): OrganizerKind {
  if (!source) return 'organizer';
  return organizerUrl && sourceUrl?.startsWith(`${organizerUrl}/events/`) ? 'agenda' : 'contributor';
}
