import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { nameClasses } from '../build/nameClasses.ts';

const folder = join(import.meta.dirname, '..');

/** Bytes as a browser receives them: minified, then gzip -9. */
export interface BundleSize {
  script: number;
  stylesheet: number;
}

/**
 * Bundles a module for production and measures it. The bundle contains all imports except React, including the behaviour
 * library and icons. The stylesheet contains the rules of the imported components, without the tokens, the reset and the
 * fonts, which a page loads once.
 */
export async function measureBundle(contents: string): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'tsx' },
    bundle: true,
    absWorkingDir: folder,
    format: 'esm',
    target: 'es2022',
    minify: true,
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses(folder) })],
    outdir: 'unwritten',
    write: false,
  });
  const bytesOf = (extension: string) =>
    outputFiles
      .filter(({ path }) => path.endsWith(extension))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).byteLength, 0);
  return { script: bytesOf('.js'), stylesheet: bytesOf('.css') };
}
