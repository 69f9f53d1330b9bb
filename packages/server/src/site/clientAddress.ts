import type { IncomingMessage } from 'node:http';

/**
 * The IP address of the client: the connected one, or the last one that the proxy before this server names. What stands
 * left of it, and all of it without a proxy, the client wrote itself.
 */
export function clientAddress({ socket, headers }: IncomingMessage, isProxied: boolean): string {
  const forwarded = isProxied
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  return forwarded || (socket.remoteAddress ?? '');
}
