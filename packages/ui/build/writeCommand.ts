import { build } from 'esbuild';

/** Writes the command of the package, `npx @lively/ui`, as one file without dependencies. */
export async function writeCommand(folder: string): Promise<void> {
  await build({
    entryPoints: { cli: 'cli/index.ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The parser of the codemods is half a megabyte.
    minify: true,
    // A dependency of the codemods is CommonJS and calls `require` for Node's modules.
    banner: { js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);" },
    outdir: folder,
  });
}
