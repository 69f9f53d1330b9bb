import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { build } from 'vite';

const source = resolve(import.meta.dirname, '../../../app/worker/serviceWorker.ts');

/** A document that the service worker stores, with its path. */
export interface KeptDocument {
  readonly pathname: string;
  readonly html: string;
}

interface ServiceWorkerFacts {
  /** Files of the build with a content hash in their names. */
  readonly files: readonly string[];
  /** The document of the pages that the app shows without a network. */
  readonly app: KeptDocument;
  /** The patterns of these paths, without a language. */
  readonly appPaths: readonly string[];
  /** The offline page by the prefix of its language: `/en`, and empty for the default. */
  readonly pages: ReadonlyMap<string, KeptDocument>;
}

/**
 * Writes `sw.js`: the worker of the app with Workbox, in one file. Its text changes with the stored files, so that browsers
 * update it.
 */
export async function buildServiceWorker(folder: string, facts: ServiceWorkerFacts): Promise<void> {
  const { files, app, appPaths, pages } = facts;
  const documents = [...pages.values(), app];
  const offlineFacts = {
    entries: [
      ...files.map((file) => ({ url: `/${file}`, revision: null })),
      ...documents.map(({ pathname, html }) => ({ url: pathname, revision: revise(html) })),
    ],
    app: app.pathname,
    appPaths,
    pages: Object.fromEntries([...pages].map(([prefix, { pathname }]) => [prefix, pathname])),
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { offlineFacts: JSON.stringify(offlineFacts), 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}

const revise = (html: string) => createHash('sha256').update(html).digest('hex').slice(0, 12);
