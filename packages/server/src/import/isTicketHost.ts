import { type TicketHost, ticketHosts } from './ticketHosts.ts';

/** Returns true if the host of a URL is one of `ticketHosts`. */
export function isTicketHost(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { hostname, pathname } = new URL(url);
  const names = hostname.split('.');
  return names.some((_, index) =>
    hostsByName.get(names.slice(index).join('.'))?.some(({ path }) => pathname.startsWith(path)),
  );
}

const hostsByName: ReadonlyMap<string, readonly TicketHost[]> = Map.groupBy(ticketHosts, ({ host }) => host);
