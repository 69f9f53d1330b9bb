import { build } from 'esbuild';

/** The modules that the given ones reach, styles left out: all that the package must carry. Paths from the package's folder. */
export async function listModules(entries: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    packages: 'external',
    // Styles become class names inside the modules that use them.
    external: ['*.css'],
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).sort();
}
