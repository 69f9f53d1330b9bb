import type { ServerOptions } from 'node:http';

/**
 * How long a connection may take, in milliseconds. A client that sends a byte a second holds a connection of Node for five
 * minutes by default. A proxy sends whole headers, and bodies as they come: the same values hold behind one.
 */
export const connectionTimeouts = {
  /** A browser sends headers in one packet; lost packets are sent again within seconds. */
  headersTimeout: 10_000,
  /** Headers and body: the largest picture, 10 MiB, at 1.4 Mbit/s. */
  requestTimeout: 60_000,
  /** How often Node looks for connections beyond the two above: half a request lives 15 s at most. */
  connectionsCheckingInterval: 5_000,
  /**
   * An idle connection stays longer than the two minutes for which a proxy keeps one (Caddy's own default), so that no
   * request is sent into a connection that is being closed.
   */
  keepAliveTimeout: 125_000,
} satisfies ServerOptions;
