import type { LivelyEvent } from '@lively/engine';

/** The role of an event's organiser: its creator in Lively, a contributor of the source, or an agenda of the source. */
export type OrganizerKind = 'organizer' | 'contributor' | 'agenda';

/** Returns the role: an import sets the URL of an agenda, and the source's URL of the event begins with it. */
export function organizerKind({
  source,
  sourceUrl,
  organizerUrl,
}: Pick<LivelyEvent, 'source' | 'sourceUrl' | 'organizerUrl'>): OrganizerKind {
  if (!source) return 'organizer';
  return organizerUrl && sourceUrl?.startsWith(`${organizerUrl}/events/`) ? 'agenda' : 'contributor';
}
