import { resolve } from 'node:path';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { skipIndexes } from './skipIndexes.ts';

const root = resolve(import.meta.dirname, '..');

test('a module imports each name from the file that declares it, not from the index of the package', async () => {
  const source = [
    'import { type DateWindow, isDay as isCivilDay, rarityOf } from "@lively/engine";',
    'import { nowhere } from "@lively/engine/dates";',
    'import { languageCodes } from "@lively/engine/languages";',
    'export const all: [DateWindow?, ...unknown[]] = [undefined, isCivilDay, rarityOf, nowhere, languageCodes];',
  ].join('\n');
  const server = await createServer({
    configFile: false,
    root,
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === '/page.ts' ? id : undefined),
        load: (id) => (id === '/page.ts' ? source : undefined),
      },
      skipIndexes(),
    ],
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { code = '' } = (await server.environments.ssr.transformRequest('/page.ts')) ?? {};
  await server.close();
  const imported = [...code.matchAll(/__vite_ssr_import__\("([^"]+)"/g)].map(([, url = '']) => url);
  expect(imported.map((url) => url.replace(/.*\/packages\//, ''))).toEqual([
    'engine/src/dates/civilDate.ts',
    'engine/src/dates/rarityOf.ts',
    'engine/src/dates/index.ts',
    'engine/src/languages.ts',
  ]);
});
