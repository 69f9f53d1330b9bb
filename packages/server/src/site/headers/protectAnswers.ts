import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from '../SiteEnv.ts';

/** Adds the security headers that an answer has not set itself. */
export function protectAnswers(headers: Readonly<Record<string, string>>): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  };
}
