import { isServedPath } from '@lively/app/backend/edge/isServedPath';
import type { MiddlewareHandler } from 'hono';
import type { BuiltPage } from './readBuild.ts';
import type { SiteEnv } from './SiteBindings.ts';

/** Answers what no reader sends, as it came over the wire, with the page that says in words that nothing is here. */
export function guardPaths(root: string, page: BuiltPage): MiddlewareHandler<SiteEnv> {
  return async ({ env, html }, next) => {
    if (isServedPath(env.incoming.url ?? '', { root, allowed: [], denied: [] })) return next();
    return html(page.html, 404, { ...page.headers });
  };
}
