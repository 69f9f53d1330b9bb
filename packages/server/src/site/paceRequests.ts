import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createClientUsage } from '../backend/edge/createClientUsage.ts';
import { clientAddress } from './clientAddress.ts';
import { networkOf } from './networkOf.ts';

interface PaceOptions {
  /** Whether one proxy before this server adds the client's address. */
  readonly isProxied: boolean;
  readonly limits?: PaceLimits;
  /** Returns milliseconds. */
  readonly now?: () => number;
}

interface PaceLimits {
  /** The max requests without an answer on one connection. Browsers and proxies send one at a time. */
  readonly ofConnection: number;
  /** The recent connections with too many requests from which on a network gets no new connection. */
  readonly offences: number;
  /** The max requests of a network that wait to start. A browser requests about forty files of a page at once. */
  readonly ofNetwork: number;
  /** The max requests that start in one turn of the event loop. */
  readonly perTurn: number;
  /**
   * The recent requests above which a network is heavy: 2,000 at once, or 140 per second for long. A school that opens the site
   * needs fewer.
   */
  readonly heavy: number;
}

const defaultLimits: PaceLimits = { ofConnection: 16, offences: 3, ofNetwork: 256, perTurn: 8, heavy: 2_000 };
/** Milliseconds since its last request during which another network counts as active. */
const presence = 2_000;

/** A request whose work has not begun. */
interface Held {
  readonly request: IncomingMessage;
  readonly response: ServerResponse & { req: IncomingMessage };
}

/**
 * Makes a server start its requests in a fair order, static files and cached pages included: each costs time of the one main thread. The network
 * with the fewest recent requests comes first, and only a few requests start in each turn of the event loop, so that the answers
 * that are being made go on. Beside others, heavy networks together start one request in a turn. A connection with too many
 * requests without an answer is closed, and a network that repeats this gets no connection for some seconds; a network with too many waiting requests gets 429.
 *
 * @param server With its listener; a listener for requests that is added later sees each of them when it arrives.
 */
export function paceRequests(server: Server, options: PaceOptions): void {
  const { isProxied, limits = defaultLimits, now = () => performance.now() } = options;
  const listeners = server.listeners('request') as RequestListener[];
  const acceptors = server.listeners('connection') as ((socket: Socket) => void)[];
  const usage = createClientUsage(now);
  const offences = createClientUsage(now);
  const isHeavy = (network: string) => usage.of(network) > limits.heavy;
  const open = new WeakMap<Socket, number>();
  const waiting = new Map<string, Held[]>();
  let light = Number.NEGATIVE_INFINITY;
  let isScheduled = false;

  // Reading the requests of a packet takes milliseconds even if none is answered. All connections of a proxy have one address.
  server.removeAllListeners('connection');
  server.on('connection', (socket: Socket) => {
    if (!isProxied && offences.of(networkOf(socket.remoteAddress)) >= limits.offences) socket.destroy();
    else for (const accept of acceptors) accept.call(server, socket);
  });

  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // The parser hands over the rest of a packet after its connection was closed.
    if (socket.destroyed) return;
    const network = networkOf(clientAddress(request, isProxied));
    usage.add(network, 1);
    const count = (open.get(socket) ?? 0) + 1;
    if (count > limits.ofConnection) {
      offences.add(network, 1);
      socket.destroy();
      return;
    }
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    if (!isHeavy(network)) light = now();
    const held = waiting.get(network) ?? [];
    if (held.length >= limits.ofNetwork) {
      refuse(response);
      return;
    }
    held.push({ request, response });
    waiting.set(network, held);
    schedule();
  });

  function schedule(): void {
    if (isScheduled || waiting.size === 0) return;
    isScheduled = true;
    setImmediate(takeTurn);
  }

  function takeTurn(): void {
    isScheduled = false;
    const isShared = now() - light <= presence;
    for (let started = 0, heavy = 0; started < limits.perTurn && waiting.size > 0; started++) {
      const network = findNext();
      if (isHeavy(network)) heavy++;
      if (isShared && heavy > 1) break;
      const held = waiting.get(network) ?? [];
      const first = held.shift();
      if (held.length === 0) waiting.delete(network);
      // The client may have disconnected.
      if (first && !first.request.socket.destroyed)
        for (const listener of listeners) listener(first.request, first.response);
    }
    schedule();
  }

  function findNext(): string {
    let [next = '', least] = ['', Number.POSITIVE_INFINITY];
    for (const network of waiting.keys()) {
      const used = usage.of(network);
      if (used < least) [next, least] = [network, used];
    }
    return next;
  }
}

function refuse(response: ServerResponse): void {
  response.statusCode = 429;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Retry-After', '1');
  response.setHeader('Connection', 'close');
  response.end('Too many requests at a time from your network. Wait for answers before you send more.');
}
