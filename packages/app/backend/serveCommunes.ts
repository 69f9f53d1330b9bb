import type { Plugin } from 'vite';
import { readCommunes } from './communes/readCommunes.ts';
import { toShards } from './communes/toShards.ts';

/** Writes the communes of France into the build, one small file for each shard; in development makes them when asked. */
export function serveCommunes(): Plugin {
  return {
    name: 'lively-serve-communes',
    generateBundle() {
      for (const [shard, content] of toShards(readCommunes())) {
        this.emitFile({ type: 'asset', fileName: `communes/${shard}.json`, source: JSON.stringify(content) });
      }
    },
    configureServer({ middlewares }) {
      let shards: ReturnType<typeof toShards> | undefined;
      middlewares.use('/communes', ({ url = '' }, response, next) => {
        const [, shard] = /^\/([\w-]+)\.json$/.exec(url) ?? [];
        if (!shard) return next();
        shards ??= toShards(readCommunes());
        const content = shards.get(shard);
        response.statusCode = content ? 200 : 404;
        response.setHeader('Content-Type', 'application/json');
        response.end(content && JSON.stringify(content));
      });
    },
  };
}
