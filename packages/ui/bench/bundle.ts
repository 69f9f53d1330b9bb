import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { nameClasses } from '../build/nameClasses.ts';

const folder = join(import.meta.dirname, '..');

/** A module and its styles, as production runs them. */
export interface Bundle {
  script: string;
  stylesheet: string;
}

/** Bundles one module of this folder with all that it needs. */
export async function bundle(entry: string, platform: 'node' | 'browser'): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: [new URL(entry, import.meta.url).pathname],
    bundle: true,
    absWorkingDir: folder,
    minify: true,
    platform,
    format: platform === 'node' ? 'esm' : 'iife',
    // On a server, packages are read where they are installed.
    packages: platform === 'node' ? 'external' : 'bundle',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Both sides are set in a font that the machine has: none is fetched while the clock runs.
    loader: { '.woff2': 'empty' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses(folder) })],
    outdir: 'unwritten',
    write: false,
  });
  const textOf = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  return { script: textOf('.js'), stylesheet: textOf('.css') };
}
