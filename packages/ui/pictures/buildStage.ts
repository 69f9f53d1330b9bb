import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { listSources } from './listSources.ts';

const stage = join(import.meta.dirname, 'stage.tsx');

/**
 * Bundles the stories of a repository, whose dependencies are installed, into `stage.js` and `stage.css`, and lists in
 * `sources.json` what they are made from. The stage itself is that of this checkout, so that it is the same for both sides of a
 * comparison.
 */
export async function buildStage(repository: string, folder: string): Promise<void> {
  const root = join(repository, 'packages/ui');
  const entry = join(root, 'pictures/stage.tsx');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      vanillaExtractPlugin({ identifiers: ({ hash }) => `ly-${hash}` }),
      {
        name: 'stage',
        enforce: 'pre',
        resolveId: (id) => (id === 'stage' ? entry : undefined),
        load: (id) => (id === entry ? readFile(stage, 'utf8') : undefined),
      },
      listSources(repository, entry),
    ],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      chunkSizeWarningLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: {
        input: 'stage',
        // Nothing loads later, at a moment of its own.
        output: { codeSplitting: false, entryFileNames: 'stage.js', assetFileNames: 'stage[extname]' },
        onLog: () => undefined,
      },
    },
  });
}
