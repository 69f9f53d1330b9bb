import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './SiteBindings.ts';

/**
 * Writes one line of JSON for each request. Neither the query, which holds the codes of mails, nor anything that says who
 * asked.
 */
export function logRequests(write: (line: string) => void): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const line = { time: new Date().toISOString(), method, path, status: context.res.status, milliseconds };
    write(`${JSON.stringify(line)}\n`);
  };
}
