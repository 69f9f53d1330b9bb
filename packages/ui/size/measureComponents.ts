import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { nameClasses } from '../build/nameClasses.ts';
import type { BundleSize } from './measureBundle.ts';

/** The bytes of a single component: those that load with the page, and those that load at the first use. */
export interface ComponentSize extends BundleSize {
  /** Scripts that load later, such as the list of a Combobox. */
  later: number;
}

const root = join(import.meta.dirname, '..');

/**
 * Measures each component with all its imports, without React: bytes, minified, gzip -9. esbuild compiles the library, as
 * for its package. Rolldown, the bundler of Vite, then keeps the used parts of its dependencies, as in a consumer's build.
 */
export async function measureComponents(names: readonly string[]): Promise<Record<string, ComponentSize>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `src/components/${name}/${name}.tsx`, out: name })),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    packages: 'external',
    absWorkingDir: root,
    plugins: [vanillaExtractPlugin({ outputCss: false, identifiers: nameClasses(root) })],
    outdir: 'unwritten',
    write: false,
  });
  const modules = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const stylesheets = await measureStylesheets(names);
  const sizes: Record<string, ComponentSize> = {};
  for (const name of names) {
    sizes[name] = { ...(await measureScripts(name, modules)), stylesheet: stylesheets[name] ?? 0 };
  }
  return sizes;
}

async function measureScripts(name: string, modules: ReadonlyMap<string, string>) {
  const entry = join(root, 'unwritten', `${name}.js`);
  const bundle = await rolldown({
    input: entry,
    external: /^react(-dom)?(\/|$)/,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // The directive `'use client'` has no effect in this bundle.
    logLevel: 'silent',
    plugins: [
      {
        name: 'compiled-library',
        resolveId: (source, importer) => {
          const path = importer && source.startsWith('.') ? join(importer, '..', source) : source;
          return modules.has(path) ? path : undefined;
        },
        load: (path) => modules.get(path),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = listStatic(
    chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    new Map(chunks.map(({ fileName, imports }) => [fileName, imports])),
  );
  const bytesOf = (isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).byteLength, 0);
  return { script: bytesOf(true), later: bytesOf(false) };
}

/** Lists a chunk and the chunks that must load before it runs. */
function listStatic(name: string, importsOf: ReadonlyMap<string, readonly string[]>, seen = new Set<string>()) {
  if (!importsOf.has(name) || seen.has(name)) return seen;
  seen.add(name);
  for (const imported of importsOf.get(name) ?? []) listStatic(imported, importsOf, seen);
  return seen;
}

async function measureStylesheets(names: readonly string[]): Promise<Record<string, number>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `src/components/${name}/${name}.tsx`, out: name })),
    bundle: true,
    format: 'esm',
    packages: 'external',
    minify: true,
    absWorkingDir: root,
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses(root) })],
    outdir: 'unwritten',
    write: false,
  });
  const bytesOf = (name: string) => {
    const output = outputFiles.find(({ path }) => path.endsWith(`/${name}.css`));
    return output ? gzipSync(output.contents, { level: 9 }).byteLength : 0;
  };
  return Object.fromEntries(names.map((name) => [name, bytesOf(name)]));
}
