import { Hono } from 'hono';
import { clientAddress } from './clientAddress.ts';
import type { SiteEnv } from './SiteBindings.ts';

interface BackendRoutesOptions {
  fetch: (request: Request) => Promise<Response>;
  isProxied: boolean;
}

/** The services of Supabase, as the embedded backend answers them. */
export function backendRoutes({ fetch, isProxied }: BackendRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*'])
    routes.all(path, ({ req, env }) => fetch(toRequest(req.raw, clientAddress(env.incoming, isProxied))));
  return routes;
}

/** Headers that belong to the connection, not to the request. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'expect'];

function toRequest({ url, method, headers, body }: Request, address: string): Request {
  const kept = new Headers(headers);
  for (const name of hopByHop) kept.delete(name);
  kept.set('x-forwarded-for', address);
  return new Request(url, { method, headers: kept, body, ...(body && { duplex: 'half' }) });
}
