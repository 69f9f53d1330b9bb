import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { toNetwork } from '../backend/auth/toNetwork.ts';

export interface ConnectionLimits {
  /** Connections of all clients: each takes about 20 kB. */
  readonly total: number;
  /** Connections of one network (an IPv4 address, or a /64 of IPv6): forty browsers behind one router open six each. */
  readonly ofNetwork: number;
  /** Milliseconds without a byte in either direction: a client that never reads its answer holds the answer in memory. */
  readonly silence: number;
}

const defaultLimits: ConnectionLimits = { total: 8192, ofNetwork: 256, silence: 120_000 };

/**
 * Bounds what connections take. A network beyond its limit loses its oldest connection that waits for no answer, so that
 * half-open connections give way to people behind the same address; where every connection waits, the new one is closed.
 *
 * @param isProxied Whether all connections come from one proxy, which then has no limit of its own.
 */
export function limitConnections(
  server: Server,
  { isProxied, limits = defaultLimits }: { isProxied: boolean; limits?: ConnectionLimits },
): void {
  /** Requests of each connection that have no answer yet. */
  const pending = new WeakMap<Socket, number>();
  /** Connections of each network, the oldest first. */
  const networks = new Map<string, Set<Socket>>();

  server.maxConnections = limits.total;
  server.setTimeout(limits.silence);
  server.on('request', ({ socket }, response) => {
    pending.set(socket, (pending.get(socket) ?? 0) + 1);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
  });
  if (isProxied) return;
  server.on('connection', (socket: Socket) => {
    const network = toNetwork(new Headers({ 'x-forwarded-for': socket.remoteAddress ?? '' }));
    const sockets = networks.get(network) ?? new Set<Socket>();
    networks.set(network, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) networks.delete(network);
    });
    if (sockets.size <= limits.ofNetwork) return;
    // The new one waits for no answer yet: it is found when no other is.
    const closed = [...sockets].find((open) => !pending.get(open));
    // A connection leaves the count now: its end is heard later.
    if (closed) sockets.delete(closed.destroy());
  });
}
