import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build } from 'esbuild';
import { nameClasses } from './nameClasses.ts';

/** Fonts, reset, themes, then the components: what comes later wins. */
const everything = `import './styles'; export * from './index';`;

/**
 * Writes the one stylesheet of the package, in a cascade layer so that any rule of the page it joins is stronger,
 * with its fonts beside it.
 */
export async function writeStylesheet(folder: string): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: everything, resolveDir: 'src', loader: 'ts' },
    bundle: true,
    format: 'esm',
    packages: 'external',
    minify: true,
    outdir: folder,
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    plugins: [vanillaExtractPlugin({ identifiers: nameClasses() })],
    write: false,
  });
  for (const { path, contents, text } of outputFiles) {
    if (path.endsWith('.css')) await writeFile(join(folder, 'styles.css'), `@layer lively{${text.trim()}}\n`);
    if (path.endsWith('.woff2')) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, contents);
    }
  }
}
