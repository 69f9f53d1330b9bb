import type { MiddlewareHandler } from 'hono';
import { isServedPath, type ServedFolders } from '../../backend/edge/isServedPath.ts';
import { type SentDocument, sendDocument } from '../pages/sendDocument.ts';
import type { SiteEnv } from '../SiteEnv.ts';

/**
 * Answers 404 for paths that no reader sends, judged by the raw path.
 *
 * @param page - The document of the answer. @default none
 */
export function guardPaths(folders: ServedFolders, page?: SentDocument): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (isServedPath(context.env.incoming.url ?? '', folders)) return next();
    return page ? sendDocument(context, page, 404) : context.body(null, 404);
  };
}
