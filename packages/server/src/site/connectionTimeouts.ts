import type { ServerOptions } from 'node:http';

/**
 * Timeouts of a connection, in milliseconds. With Node's defaults, a client that sends a byte per second keeps a connection for
 * five minutes. A proxy sends headers at once, and bodies as they arrive: the same values work behind a proxy.
 */
export const connectionTimeouts = {
  /** The headers. A browser sends them in one packet; lost packets are sent again within seconds. */
  headersTimeout: 10_000,
  /** Headers and body: time for the largest picture, 10 MiB, at 1.4 Mbit/s. */
  requestTimeout: 60_000,
  /** The interval in which Node enforces the two limits above: an incomplete request lives 15 s at most. */
  connectionsCheckingInterval: 5_000,
  /**
   * The timeout of an idle connection. It exceeds the two minutes of a proxy (Caddy's default), so that no request is sent into a
   * connection that is being closed.
   */
  keepAliveTimeout: 125_000,
} satisfies ServerOptions;
