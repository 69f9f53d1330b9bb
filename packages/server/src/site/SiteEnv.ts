import type { HttpBindings } from '@hono/node-server';

/** The variables of Hono's context: Node's objects of a request. */
export interface SiteEnv {
  Bindings: HttpBindings;
}
