import type { HttpBindings } from '@hono/node-server';

/** The variables of Hono's context: what Node adds to a request. */
export interface SiteEnv {
  Bindings: HttpBindings;
}
