import { cleanLine } from './cleanText.ts';
import { decodeText } from './decodeText.ts';
import { storableLink } from './readConditions.ts';
import { readLinks } from './readLinks.ts';

type RawRecord = Readonly<Record<string, unknown>>;

/** The columns about the organiser. */
interface Organizer {
  readonly organizer: string | null;
  readonly organizer_url: string | null;
}

/**
 * Reads the organiser of a record: the organisation that contributed the event, with the page in the record, or a second link for
 * registration. Without a contributor, it is the agenda that published the event, with its page on OpenAgenda. This page marks
 * the organiser as an agenda, which lists events of several organisations.
 *
 * The website of the venue is not used, because the venue often belongs to another organisation.
 */
export function readOrganizer(record: RawRecord, ticketUrl: string | null): Organizer {
  const contributor = cleanLine(decodeText(record.contributor_organization), 300);
  const agenda = cleanLine(decodeText(record.originagenda_title), 300);
  const agendaUrl = readAgendaUrl(record.canonicalurl);
  if (!contributor && agenda && agendaUrl) return { organizer: agenda, organizer_url: agendaUrl };

  const named = [record.originagenda_url, record.origin_url, record.website].map(storableLink).find(Boolean);
  const other = readLinks(record.registration).find((url) => url !== ticketUrl);
  return { organizer: contributor, organizer_url: named ?? other ?? null };
}

/** Returns `https://openagenda.com/agenda` for `https://openagenda.com/agenda/events/event`. */
function readAgendaUrl(eventUrl: unknown): string | null {
  return /^https:\/\/openagenda\.com\/.+(?=\/events\/)/.exec(storableLink(eventUrl) ?? '')?.[0] ?? null;
}
