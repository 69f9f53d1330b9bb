import type { MiddlewareHandler } from 'hono';
import { toNetwork } from '../backend/auth/toNetwork.ts';
import { clientAddress } from './clientAddress.ts';
import { currentReader } from './currentReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

/** Runs the rest of the request on behalf of its reader: see `currentReader`. */
export function rememberReader({ isProxied }: { isProxied: boolean }): MiddlewareHandler<SiteEnv> {
  return ({ req, env }, next) => {
    const address = clientAddress(env.incoming, isProxied);
    const network = toNetwork(new Headers({ 'x-forwarded-for': address }));
    return currentReader.run({ address, network, signal: req.raw.signal }, next);
  };
}
