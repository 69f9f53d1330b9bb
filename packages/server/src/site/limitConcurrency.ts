import type { MiddlewareHandler } from 'hono';
import { currentReader } from './currentReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

interface ConcurrencyOptions {
  /**
   * Requests of one network that are worked on at a time. A browser sends a page's files at once, about forty over HTTP/2.
   *
   * @default 64
   */
  limit?: number;
}

/**
 * Answers 429 to a network that waits for too many answers already: one connection can pipeline a thousand requests, and an
 * address can open hundreds of connections. A request counts until its answer is ready, also when its client has gone.
 * Needs `rememberReader` before it.
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
