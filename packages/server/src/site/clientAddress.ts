import type { IncomingMessage } from 'node:http';

/**
 * Returns the IP address of the client: that of the socket, or the last one that the proxy before this server added. The client
 * controls the addresses left of it, and the whole header without a proxy.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isProxied: boolean): string {
  const forwarded = isProxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return withoutPort(forwarded ?? '') || (socket.remoteAddress ?? '');
}

/** Some proxies name the port of the client as well, which would make each connection a client of its own. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2');
}
