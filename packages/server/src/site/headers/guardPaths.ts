import type { MiddlewareHandler } from 'hono';
import { isServedPath, type ServedFolders } from '../../backend/edge/isServedPath.ts';
import { type SentDocument, sendDocument } from '../pages/sendDocument.ts';
import type { SiteEnv } from '../SiteEnv.ts';

/**
 * Answers the paths that no reader sends with 404, judged as they came over the wire.
 *
 * @param page - Sent with it. @default nothing
 */
export function guardPaths(folders: ServedFolders, page?: SentDocument): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (isServedPath(context.env.incoming.url ?? '', folders)) return next();
    return page ? sendDocument(context, page, 404) : context.body(null, 404);
  };
}
