import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { checkMethod } from '../backend/edge/checkMethod.ts';
import { Refusal, toResponse } from '../backend/edge/Refusal.ts';
import type { PartnerCounts } from '../backend/partners/createPartnerCounts.ts';
import { clientAddress } from './clientAddress.ts';
import { countShown } from './partners/countShown.ts';
import type { SiteEnv } from './SiteEnv.ts';

interface BackendRoutesOptions {
  fetch: (request: Request) => Promise<Response>;
  isProxied: boolean;
  /** Counts the lists of partners. @default none */
  partners?: Pick<PartnerCounts, 'count'> | undefined;
}

/** Returns true if a path belongs to a service of Supabase. */
export function isBackendPath(path: string): boolean {
  return /^\/(auth|rest|storage)\/v1\//.test(path);
}

/**
 * Serves the Supabase services of the embedded backend. Rows are compressed, for clients that accept it; answers about accounts
 * are not, because the size of a compressed secret tells a part of it (BREACH), and pictures already are.
 */
export function backendRoutes({ fetch, isProxied, partners }: BackendRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  routes.use('/rest/v1/*', compress());
  for (const path of ['/auth/v1/*', '/rest/v1/*', '/storage/v1/*'])
    routes.all(path, async ({ req, env }) => {
      // The web platform forbids a Request with such a method, so it is refused first.
      if (unsendable.includes(req.method)) return refuse(req.method, new URL(req.path, 'http://localhost'));
      const answer = await fetch(toRequest(req.raw, clientAddress(env.incoming, isProxied)));
      if (partners && answer.ok) countShown(partners, req.raw);
      return answer;
    });
  return routes;
}

const unsendable = ['CONNECT', 'TRACE', 'TRACK'];

function refuse(method: string, url: URL): Response {
  try {
    checkMethod(method, url);
  } catch (error) {
    if (error instanceof Refusal) return toResponse(error, url.pathname);
    throw error;
  }
  throw new Error(`${method} is no method of the backend.`);
}

/** Headers of the connection, not of the request. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding', 'expect'];

function toRequest({ url, method, headers, body, signal }: Request, address: string): Request {
  const kept = new Headers(headers);
  for (const name of hopByHop) kept.delete(name);
  kept.set('x-forwarded-for', address);
  return new Request(url, { method, headers: kept, body, signal, ...(body && { duplex: 'half' }) });
}
