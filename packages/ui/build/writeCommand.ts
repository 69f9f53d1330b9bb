import { build } from 'esbuild';

/** Writes the command of the package, `npx @lively/ui`, as one file that needs no other. */
export async function writeCommand(folder: string): Promise<void> {
  await build({
    entryPoints: { cli: 'cli/index.ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outdir: folder,
  });
}
