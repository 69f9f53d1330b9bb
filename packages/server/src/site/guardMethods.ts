import type { MiddlewareHandler } from 'hono';
import { isBackendPath } from './backendRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/**
 * Refuses the methods that no page and no file has, with those that they have: they are read, and some pages take a form. The
 * services of an embedded backend refuse by themselves.
 */
export function guardMethods(): MiddlewareHandler<SiteEnv> {
  return async ({ req, text }, next) => {
    if (methods.includes(req.method) || isBackendPath(req.path)) return next();
    return text(`This path has no method ${req.method}.`, 405, { Allow: methods.join(', ') });
  };
}
