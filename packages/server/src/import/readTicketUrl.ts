import { findLinks } from './findLinks.ts';
import { isTicketHost } from './isTicketHost.ts';
import { storableLink } from './readConditions.ts';
import { readLinks } from './readLinks.ts';

/** The fields of a record that can hold a link to tickets, unread. */
interface TicketFields {
  readonly registration: unknown;
  readonly conditions: unknown;
  readonly links: unknown;
  readonly texts: readonly unknown[];
  readonly onlineAccess: unknown;
}

/**
 * Where one buys tickets or registers: the first link of tickets in the registration, the conditions, the texts and `links`,
 * else the first link of the registration or of the conditions, else the one to attend online. Null without any.
 *
 * `links` is gathered by a machine from the texts in every language, and has hosts that a translation made up
 * (`www.ticketie-parisees.paris.de`): it counts for known hosts only.
 */
export function readTicketUrl({ registration, conditions, links, texts, onlineAccess }: TicketFields): string | null {
  const stated = [...readLinks(registration), ...findLinks(conditions)];
  const gathered = findLinks(typeof links === 'object' ? JSON.stringify(links) : links).filter(isTicketHost);
  const [first] = [...stated, ...texts.flatMap(findLinks), ...gathered].filter(isOfTickets);
  return first ?? stated[0] ?? storableLink(onlineAccess);
}

/** Of a known host, or called so: `billetterie.theatre.example`, `theatre.example/billetterie`. */
function isOfTickets(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return isTicketHost(url) || /^(www\.)?(billetterie|tickets)[.-]/.test(hostname) || ofTickets.test(pathname);
}

const ofTickets = /\/(billetterie|billets|tickets)(\/|$)/i;
