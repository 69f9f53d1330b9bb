import { Hono } from 'hono';
import { readCommunes } from '../backend/communes/readCommunes.ts';
import { toShards } from '../backend/communes/toShards.ts';
import type { SiteEnv } from '../site/SiteEnv.ts';

/** Serves the commune files of a build, created at the first request. */
export function communeRoutes(): Hono<SiteEnv> {
  let shards: ReturnType<typeof toShards> | undefined;
  return new Hono<SiteEnv>().get('/communes/:file{[\\w-]+\\.json}', ({ req, json, notFound }) => {
    shards ??= toShards(readCommunes());
    const content = shards.get(req.param('file').replace('.json', ''));
    return content ? json(content) : notFound();
  });
}
