import type { HttpBindings } from '@hono/node-server';

/** What Node adds to a request. In development `next` hands it on to Vite. */
export interface SiteBindings extends HttpBindings {
  readonly next?: () => void;
}

/** The variables of Hono's context, for whoever adds routes. */
export interface SiteEnv {
  Bindings: SiteBindings;
}
