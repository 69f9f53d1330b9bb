import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { SiteEnv } from '../SiteEnv.ts';
import type { SiteMetrics } from './createMetrics.ts';

/** Counts each answer by the pattern of its route, because each path of a client would be a new series. */
export function countRequests(metrics: Pick<SiteMetrics, 'observeRequest'>): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const start = performance.now();
    await next();
    metrics.observeRequest(routePath(context), context.res.status, (performance.now() - start) / 1000);
  };
}
