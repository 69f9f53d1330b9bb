import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import type { PartName } from '../src/importPart.ts';

/** The first versions that support all features of the widgets; `light-dark()` was the last. The README lists them too. */
const browsers = ['chrome123', 'edge123', 'firefox128', 'safari18'];

/**
 * Asks Chromium, from version 136, to compile all functions of a file while it arrives, beside the thread of the page. Otherwise each
 * function is compiled at its first call, which delays the request for events by a third. Other browsers ignore it.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const source = resolve(import.meta.dirname, '../src');

/** The module of each part. */
const modules: Readonly<Record<PartName, string>> = {
  en: 'locales/en.ts',
  es: 'locales/es.ts',
  days: 'parts/days.ts',
  details: 'parts/createDetails.ts',
  faults: 'parts/reportAttributes.ts',
  feed: 'parts/feed.ts',
  filters: 'parts/filters.ts',
  locate: 'parts/locate.ts',
  month: 'parts/month.ts',
  posters: 'parts/drawPicture.ts',
  ranking: 'parts/ranking.ts',
  search: 'parts/search.ts',
  week: 'parts/week.ts',
};

/** A minified module. */
export interface Script {
  readonly code: string;
  /** The compressed size. */
  readonly bytes: number;
}

/** The file of a part, or the index of the parts, beside the file of the widgets. Its name contains its SHA-256 in base64url. */
export interface PartFile extends Script {
  readonly name: PartName | 'parts';
  readonly file: string;
}

/** The widgets as a small file that loads its parts, with these parts and their index, and as one complete file. */
export interface Bundle {
  readonly entry: Script;
  readonly parts: readonly PartFile[];
  readonly complete: Script;
}

/**
 * Bundles the widgets. Each part contains every module that it needs: if it imported a module of the entry, a page with another
 * name of the entry would load it twice.
 */
export async function bundle(): Promise<Bundle> {
  const names = Object.keys(modules) as PartName[];
  const parts = await Promise.all(names.map((name) => bundlePart(name, modules[name])));
  const partHashes = Object.fromEntries(parts.map(({ name, hash }) => [name, hash]));
  const index = await bundlePart('parts', 'parts/importIndexedPart.ts', { partHashes });
  const [entry, complete] = await Promise.all([
    bundleOne('index.ts', {
      plugins: [loadVerified()],
      define: toDefine({ indexHash: index.hash }),
      head: compileHint,
    }),
    bundleOne('index.ts'),
  ]);
  return { entry, parts: [...parts, index], complete };
}

/** Replaces the module that contains the parts by the one that loads them. */
function loadVerified(): Plugin {
  return {
    name: 'load-verified',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('/importPart.ts') ? resolve(source, 'importVerifiedPart.ts') : undefined),
  };
}

async function bundlePart(name: PartFile['name'], module: string, values: Readonly<Record<string, unknown>> = {}) {
  const script = await bundleOne(module, { preserveEntrySignatures: 'strict', define: toDefine(values) });
  const hash = createHash('sha256').update(script.code).digest('base64url');
  return { ...script, name, hash, file: `lively-${name}.${hash}.js` };
}

function toDefine(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

interface Settings {
  readonly plugins?: Plugin[];
  readonly define?: Record<string, string>;
  readonly preserveEntrySignatures?: 'strict';
  /** The first line. */
  readonly head?: string;
}

async function bundleOne(
  module: string,
  { plugins = [], define = {}, head = '', ...signatures }: Settings = {},
): Promise<Script> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    define,
    build: {
      write: false,
      target: browsers,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(source, module),
        output: { codeSplitting: false },
        // A constant is written where it is used.
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        ...signatures,
      },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result) || result.output.length !== 1)
    throw new Error(
      `${module} is no longer one file: a page would load a file that no hash names. Import statically in src/.`,
    );
  const code = head + result.output[0].code;
  return { code, bytes: gzipSync(code, { level: 9 }).length };
}
