import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './SiteEnv.ts';

/** Characters: a path can have 16,000, and a flood of them would fill the disk of the log. */
const maxPathLength = 200;

/**
 * Writes one line of JSON for each request. Neither the query, which holds the codes of mails, nor the token of a link, nor anything that says who
 * asked.
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

/** What opens a poll or a private calendar, or ends mails, is part of its path. */
function hideTokens(path: string): string {
  return path.replace(/\/(choose|organize|calendars|unsubscribe)\/.*/, '/$1/…');
}
