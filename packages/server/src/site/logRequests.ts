import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './SiteEnv.ts';

/** Max characters. A path can have 16,000, and a flood of them would fill the disk with logs. */
const maxPathLength = 200;

/**
 * Writes one line of JSON per request. Omits the query, which contains the codes of mails, the token of a link, and all data that
 * identifies the client.
 */
export function logRequests(write: (line: string) => void): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    const { method, path } = context.req;
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const named = hideTokens(path);
    const shown = named.length > maxPathLength ? `${named.slice(0, maxPathLength)}…` : named;
    const line = { time: new Date().toISOString(), method, path: shown, status: context.res.status, milliseconds };
    write(`${JSON.stringify(line)}\n`);
  };
}

/** Hides the tokens in paths, which open a poll or a private calendar, or end mails. */
function hideTokens(path: string): string {
  return path.replace(/\/(choose|organize|calendars|unsubscribe)\/.*/, '/$1/…');
}
