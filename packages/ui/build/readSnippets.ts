import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { listSnippets } from '../src/docs/snippets/listSnippets.ts';

/** Returns the code of « Show code » for every story of every component, by name: `Button/WithIcon`. Takes a few seconds. */
export async function readSnippets(): Promise<Record<string, string>> {
  const vite = await createServer({
    configFile: false,
    root: new URL('..', import.meta.url).pathname,
    cacheDir: 'node_modules/.vite-snippets',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [vanillaExtractPlugin()],
  });
  try {
    const stories = await vite.ssrLoadModule('/src/docs/snippets/listSnippets.ts');
    return (stories as { listSnippets: typeof listSnippets }).listSnippets();
  } finally {
    await vite.close();
  }
}
