import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const cacheDir = 'node_modules/.vite-test';

/** The URLs that compiled code imports, immediately or later. */
const imports = /\b(?:from|import)\s*\(?\s*["'](\/[^"']+)["']/g;

test('in development, a browser can read every module of the app, and gets no package twice', async () => {
  const server = await createServer({
    root,
    cacheDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const seen = new Set<string>();
  const unreadable: string[] = [];
  await visit('/src/main.tsx');
  await server.close();
  expect(unreadable).toEqual([]);
  const served = packagesOf([...seen].filter((url) => !url.includes(cacheDir)));
  const maps = globSync('deps/*.map', { cwd: resolve(root, cacheDir) });
  const bundled = packagesOf(
    maps.flatMap((file) => JSON.parse(readFileSync(resolve(root, cacheDir, file), 'utf8')).sources),
  );
  expect(bundled).toContain('react-dom');
  expect(served).toContain('@tanstack/query-core');
  expect(served.filter((name) => bundled.includes(name))).toEqual([]);

  async function visit(url: string): Promise<void> {
    if (seen.has(url)) return;
    seen.add(url);
    const { code = '' } = (await server.environments.client.transformRequest(url)) ?? {};
    if (/\bexports\b/.test(code) && !/(?:^|[;}])\s*(?:import|export)\b/m.test(code)) unreadable.push(url);
    for (const [, imported = ''] of code.matchAll(imports)) await visit(imported);
  }
});

function packagesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))];
}
