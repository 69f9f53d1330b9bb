import { build } from 'esbuild';

/** Writes the command of the package, `npx @lively/ui`, as one file that needs no other. */
export async function writeCommand(folder: string): Promise<void> {
  await build({
    entryPoints: { cli: 'cli/index.ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The parser of the codemods is half a megabyte.
    minify: true,
    // A dependency of them is CommonJS, which asks Node for its modules by `require`.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
    outdir: folder,
  });
}
