import { ticketHosts } from './ticketHosts.ts';

/** Returns true if the host of a URL is one of `ticketHosts`. */
export function isTicketHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  return ticketHosts.some(
    ({ host, path }) => (hostname === host || hostname.endsWith(`.${host}`)) && pathname.startsWith(path),
  );
}
