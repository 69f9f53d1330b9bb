import { findBookingLinks, findLinks } from './findLinks.ts';
import { isTicketHost } from './isTicketHost.ts';
import { storableLink } from './readConditions.ts';
import { readLinks } from './readLinks.ts';

/** The raw fields of a record that can contain a ticket link. */
interface TicketFields {
  readonly registration: unknown;
  readonly conditions: unknown;
  readonly links: unknown;
  readonly texts: readonly unknown[];
  readonly onlineAccess: unknown;
}

/**
 * Finds the link for tickets or registration: the first ticket link in the registration, the conditions, the texts and `links`,
 * otherwise the first link of the registration, otherwise the first link that the conditions or the texts present as the way to a
 * place, otherwise the link for online attendance. Returns null if there is none: an ordinary site sells no tickets.
 *
 * `links` is generated from the texts in every language, and contains hosts that an automatic translation invented
 * (`www.ticketie-parisees.paris.de`), so only known hosts count.
 */
export function readTicketUrl({ registration, conditions, links, texts, onlineAccess }: TicketFields): string | null {
  const registered = readLinks(registration);
  const stated = [...registered, ...[conditions, ...texts].flatMap(findLinks)];
  return (
    stated.find(isOfTickets) ??
    findLinks(typeof links === 'object' ? JSON.stringify(links) : links).find(isTicketHost) ??
    registered[0] ??
    [conditions, ...texts].flatMap(findBookingLinks)[0] ??
    storableLink(onlineAccess)
  );
}

/** Returns true for a known host, or a ticket name in the URL: `billetterie.theatre.example`, `theatre.example/billetterie`. */
function isOfTickets(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return (
    isTicketHost(url) ||
    /^(www\.)?(billetterie|inscriptions?|reservations?|resa|tickets)[.-]/.test(hostname) ||
    ofTickets.test(pathname)
  );
}

const ofTickets = /\/(billetterie|billets|inscriptions?|reservations?|reserver|tickets)(\/|$)/i;
