import type { MiddlewareHandler } from 'hono';
import { currentReader } from './currentReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

interface ConcurrencyOptions {
  /**
   * The max concurrent requests of a network. A browser requests a page's files in parallel, about forty over HTTP/2.
   *
   * @default 64
   */
  limit?: number;
}

/**
 * Answers 429 to a network with too many open requests: one connection can pipeline a thousand requests, and one address can open
 * hundreds of connections. A request counts until its answer is ready, even if its client has disconnected. Needs
 * `rememberReader` before it.
 */
export function limitConcurrency({ limit = 64 }: ConcurrencyOptions = {}): MiddlewareHandler<SiteEnv> {
  const counts = new Map<string, number>();
  return async ({ text }, next) => {
    const { network = '' } = currentReader.getStore() ?? {};
    const count = counts.get(network) ?? 0;
    if (count >= limit)
      return text('Too many requests at a time from your network. Wait for answers before you send more.', 429, {
        'Retry-After': '1',
      });
    counts.set(network, count + 1);
    try {
      await next();
    } finally {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    }
  };
}
