import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { benches, stages } from './checks.ts';
import { applyLoosely, parseSeededFault } from './parseSeededFault.ts';

const root = resolve(import.meta.dirname, '..');
const patches = globSync(resolve(import.meta.dirname, 'seededFaults/*.patch'));

test('each seeded fault can be applied and has a check with tests', () => {
  expect(patches.length).toBeGreaterThanOrEqual(40);
  const checks = [...stages.flat().filter(({ report }) => report), ...benches].map(({ name }) => name);
  for (const path of patches) {
    expect(checks).toContain(parseSeededFault(path, readFileSync(path, 'utf8')).check);
    const { stderr } = spawnSync('git', [...applyLoosely, '--check', path], { cwd: root, encoding: 'utf8' });
    expect(stderr, path).toBe('');
  }
});

test('a patch without its first two lines is refused', () => {
  expect(() => parseSeededFault('a.patch', 'A vote is lost.\n\n--- a/file')).toThrow('must begin with a sentence');
});
