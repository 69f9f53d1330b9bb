import type { MiddlewareHandler } from 'hono';
import { isBackendPath } from './backendRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';

const methods = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/**
 * Refuses methods that no page and no file supports, and lists the supported ones: reading, and POST for pages with a form. The
 * services of an embedded backend do this themselves.
 */
export function guardMethods(): MiddlewareHandler<SiteEnv> {
  return async ({ req, text }, next) => {
    if (methods.includes(req.method) || isBackendPath(req.path)) return next();
    return text(`This path has no method ${req.method}.`, 405, { Allow: methods.join(', ') });
  };
}
