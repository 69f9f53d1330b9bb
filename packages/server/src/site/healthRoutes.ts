import { Hono } from 'hono';
import type { PublicBackend } from './PublicBackend.ts';
import type { SiteEnv } from './SiteEnv.ts';

/** Milliseconds. A monitor counts a longer wait as a failure. */
const timeoutMs = 2_000;

/** Serves `/healthz`: 200 while the backend answers a query for events, 503 while it does not. */
export function healthRoutes({ url, publishableKey, fetch }: PublicBackend): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get('/healthz', async ({ json }) => {
    const question = new Request(`${url}/rest/v1/events?select=id&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const isWell = await fetch(question).then(
      ({ ok }) => ok,
      () => false,
    );
    const headers = { 'Cache-Control': 'no-store' };
    return isWell
      ? json({ status: 'ok' }, 200, headers)
      : json({ status: 'unavailable', problem: 'The backend does not answer.' }, 503, headers);
  });
}
