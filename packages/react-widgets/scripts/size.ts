import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { reportWeights } from '../../../scripts/reportWeights.ts';

/* Weighs what both components add to the scripts of a page: minified, then gzip -9, without React. */
const { outputFiles } = buildSync({
  entryPoints: [resolve(import.meta.dirname, '../src/index.ts')],
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  minify: true,
  external: ['react', 'react/*'],
  write: false,
});
reportWeights({
  'the widgets for React': outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0),
});
