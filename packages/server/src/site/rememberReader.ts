import type { MiddlewareHandler } from 'hono';
import { createRegulars, type Regulars } from '../backend/edge/createRegulars.ts';
import { clientAddress } from './clientAddress.ts';
import { currentReader } from './currentReader.ts';
import { networkOf } from './networkOf.ts';
import type { SiteEnv } from './SiteEnv.ts';

interface ReaderOptions {
  readonly isProxied: boolean;
  /** @default new ones */
  readonly regulars?: Regulars | undefined;
}

/** Runs the rest of the request on behalf of its reader: see `currentReader`. */
export function rememberReader({ isProxied, regulars = createRegulars() }: ReaderOptions): MiddlewareHandler<SiteEnv> {
  return ({ req, env }, next) => {
    const address = clientAddress(env.incoming, isProxied);
    const network = networkOf(address);
    const isRegular = regulars.knows(network);
    regulars.note(network);
    return currentReader.run({ address, network, isRegular, signal: req.raw.signal }, next);
  };
}
