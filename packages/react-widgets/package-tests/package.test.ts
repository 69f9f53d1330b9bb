import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runIn } from '../../../scripts/runIn.ts';

const tarball = inject('tarball');
const folder = mkdtempSync(join(tmpdir(), 'lively-react-widgets-unpacked-'));
const unpacked = join(folder, 'package');

beforeAll(() => runIn(folder, 'tar', ['-xzf', tarball]));
afterAll(() => rmSync(folder, { recursive: true }));

it('the package has no message from publint', async () => {
  const { messages } = await publint({ pkgDir: unpacked, pack: false, level: 'suggestion', strict: true });
  expect(messages).toEqual([]);
});

it('the package can be published with npm, and has correct types for every ESM consumer', async () => {
  const rehearsal = await runIn(folder, 'npm', ['publish', tarball, '--dry-run', '--json', '--offline']);
  expect(rehearsal).toContain('"id": "@lively/react-widgets@');
  const attw = join(import.meta.dirname, '../node_modules/.bin/attw');
  await expect(runIn(folder, attw, [tarball, '--profile', 'esm-only'])).resolves.toContain('🟢');
});

it('the package needs only React, and only the custom element is a client component', () => {
  const manifest = JSON.parse(readFileSync(join(unpacked, 'package.json'), 'utf8'));
  expect(manifest.dependencies).toBeUndefined();
  expect(Object.keys(manifest.peerDependencies)).toEqual(['@types/react', 'react']);
  const modules = globSync('dist/*.js', { cwd: unpacked }).map((name) => [
    name,
    readFileSync(join(unpacked, name), 'utf8'),
  ]);
  expect(modules.length).toBeGreaterThan(4);
  expect(modules.filter(([, code]) => code?.startsWith("'use client'")).map(([name]) => name)).toEqual([
    'dist/LivelyElement.js',
  ]);
  for (const [name, code] of modules)
    for (const [, from] of code?.matchAll(/from ['"]([^'"]+)/g) ?? [])
      expect(from, name).toMatch(/^(\.\/\w+\.js|react(\/jsx-runtime)?)$/);
});
