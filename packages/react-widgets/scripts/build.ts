import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/* Writes `dist/`: one module for each source, because only the one with the directive 'use client' belongs in the browser. */
const root = resolve(import.meta.dirname, '..');
rmSync(resolve(root, 'dist'), { recursive: true, force: true });
const { status } = spawnSync(resolve(root, '../../node_modules/.bin/tsc'), ['--project', 'tsconfig.build.json'], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0)
  throw new Error('tsc could not write dist/, so there is nothing to publish: correct the types first.');

// The compiler renames the imports of modules, but not those of declarations.
for (const path of globSync('dist/*.d.ts', { cwd: root })) {
  const declaration = readFileSync(resolve(root, path), 'utf8');
  writeFileSync(resolve(root, path), declaration.replace(/(from '\.\/\w+)\.tsx?'/g, "$1.js'"));
}
