import { Hono } from 'hono';
import type { SiteEnv } from '../SiteEnv.ts';
import type { SiteMetrics } from './createMetrics.ts';

/** Serves `/metrics`, in OpenMetrics. Without the token it is a page that does not exist, like any other. */
export function metricsRoutes(metrics: Pick<SiteMetrics, 'admits' | 'write'>): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get('/metrics', async ({ req, body }, next) => {
    if (!metrics.admits(req.header('authorization'))) return next();
    const { contentType, text } = await metrics.write();
    return body(text, 200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' });
  });
}
