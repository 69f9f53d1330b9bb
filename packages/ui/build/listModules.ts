import { build } from 'esbuild';

/** Lists the modules that the package must contain for these entries, without styles, as paths from the package's folder. */
export async function listModules(entries: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: entries,
    bundle: true,
    format: 'esm',
    packages: 'external',
    // The build inlines styles as class names in the modules that use them.
    external: ['*.css'],
    outdir: 'dist',
    write: false,
    metafile: true,
  });
  return Object.keys(metafile.inputs).sort();
}
