import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './networkOf.ts';

export interface ConnectionLimits {
  /** The max connections of all clients: each takes about 20 kB. */
  readonly total: number;
  /** The max connections of a network (an IPv4 address, or a /64 of IPv6): forty browsers behind one router open six each. */
  readonly ofNetwork: number;
  /** Milliseconds without a byte in either direction: a client that never reads its answer keeps it in memory. */
  readonly silence: number;
}

const defaultLimits: ConnectionLimits = { total: 8192, ofNetwork: 256, silence: 120_000 };

/**
 * Limits the resources of connections. A network beyond its limit loses its oldest connection without a pending answer, so that
 * half-open connections give way to users behind the same address. If all connections are pending, the new one is closed.
 *
 * @param isProxied Whether all connections come from one proxy, which is then exempt from the limit per network.
 */
export function limitConnections(
  server: Server,
  { isProxied, limits = defaultLimits }: { isProxied: boolean; limits?: ConnectionLimits },
): void {
  /** The requests without an answer of each connection. */
  const pending = new WeakMap<Socket, number>();
  /** The connections of each network, the oldest first. */
  const networks = new Map<string, Set<Socket>>();

  server.maxConnections = limits.total;
  server.setTimeout(limits.silence);
  server.on('request', ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  });
  if (isProxied) return;
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const sockets = networks.get(network) ?? new Set<Socket>();
    networks.set(network, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) networks.delete(network);
    });
    if (sockets.size <= limits.ofNetwork) return;
    // The new connection is not pending yet, so it is closed if all others are.
    const closed = [...sockets].find((open) => !pending.get(open));
    // The connection is uncounted now, because its close event comes later.
    if (closed) sockets.delete(closed.destroy());
  });
}
