import { cleanLine } from './cleanText.ts';
import { storableLink } from './readConditions.ts';
import { readLinks } from './readLinks.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** The columns of who proposes an event. */
interface Organizer {
  readonly organizer: string | null;
  readonly organizer_url: string | null;
}

/**
 * Who proposes the event: the organisation that contributed it, with the page that the record names, or another link to
 * register than the one for tickets. Without it, the agenda that published the event first, with the agenda's own page on
 * OpenAgenda: by this page a reader of the row knows that it is an agenda, which may gather the events of many.
 *
 * Never the website of the venue, which is often somebody else's.
 */
export function readOrganizer(record: RawRecord, ticketUrl: string | null): Organizer {
  const contributor = cleanLine(record.contributor_organization, 300);
  const agenda = cleanLine(record.originagenda_title, 300);
  const agendaUrl = readAgendaUrl(record.canonicalurl);
  if (!contributor && agenda && agendaUrl) return { organizer: agenda, organizer_url: agendaUrl };

  const named = [record.originagenda_url, record.origin_url, record.website].map(storableLink).find(Boolean);
  const other = readLinks(record.registration).find((url) => url !== ticketUrl);
  return { organizer: contributor, organizer_url: named ?? other ?? null };
}

/** `https://openagenda.com/agenda` of `https://openagenda.com/agenda/events/event`. */
function readAgendaUrl(eventUrl: unknown): string | null {
  return /^https:\/\/openagenda\.com\/.+(?=\/events\/)/.exec(storableLink(eventUrl) ?? '')?.[0] ?? null;
}
