import { isServedPath } from '@lively/app/backend/edge/isServedPath';
import type { MiddlewareHandler } from 'hono';
import type { SiteEnv } from './SiteBindings.ts';
import { type SentDocument, sendDocument } from './sendDocument.ts';

/** Answers what no reader sends, as it came over the wire, with the page that says in words that nothing is here. */
export function guardPaths(root: string, page: SentDocument): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    if (isServedPath(context.env.incoming.url ?? '', { root, allowed: [], denied: [] })) return next();
    return sendDocument(context, page, 404);
  };
}
