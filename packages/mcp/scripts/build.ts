import { resolve } from 'node:path';
import { buildSync } from 'esbuild';

/* `node scripts/build.ts [FILE]`: bundles the program into one file. */
const root = resolve(import.meta.dirname, '..');
buildSync({
  entryPoints: [resolve(root, 'src/bridge.ts')],
  outfile: process.argv[2] ?? resolve(root, 'dist/bridge.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
