import { resolve } from 'node:path';
import type { Renderer } from '@lively/app/rendering';
import { createServer } from 'vite';
import { loadDevRenderer } from '../src/dev/loadDevRenderer.ts';

const root = resolve(import.meta.dirname, '../../app');

/** Loads the renderer of the app from its sources, for tests whose answers the test renderer cannot give. */
export async function openAppRenderer(): Promise<{ renderer: Renderer; close(): Promise<void> }> {
  const vite = await createServer({
    root,
    configFile: resolve(root, 'vite.config.ts'),
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  return { renderer: await loadDevRenderer(vite), close: () => vite.close() };
}
