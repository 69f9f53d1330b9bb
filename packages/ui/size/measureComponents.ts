import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { nameClasses } from '../build/nameClasses.ts';
import type { BundleSize } from './measureBundle.ts';

/** What each component weighs with all that it imports, React aside: bytes, minified, gzip -9. From the package's folder. */
export async function measureComponents(names: readonly string[]): Promise<Record<string, BundleSize>> {
  const { outputFiles } = await build({
    entryPoints: names.map((name) => ({ in: `src/components/${name}/${name}.tsx`, out: name })),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    absWorkingDir: new URL('..', import.meta.url).pathname,
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses() })],
    outdir: 'unwritten',
    write: false,
  });
  const bytesOf = (file: string) => {
    const output = outputFiles.find(({ path }) => path.endsWith(`/${file}`));
    return output ? gzipSync(output.contents, { level: 9 }).byteLength : 0;
  };
  return Object.fromEntries(
    names.map((name) => [name, { script: bytesOf(`${name}.js`), stylesheet: bytesOf(`${name}.css`) }]),
  );
}
