import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Lockfile } from './sbom/Lockfile.ts';
import type { Sbom } from './sbom/Sbom.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'lively-sbom-test-'));
const lockfile: Lockfile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
let text: string;
let sbom: Sbom;

beforeAll(() => {
  text = write('first.json');
  sbom = JSON.parse(text);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the inventory names every production dependency of the lockfile', () => {
  const named = new Set(sbom.components.map((component) => component['bom-ref']));
  const expected = listProduction();
  expect(expected.length).toBeGreaterThan(200);
  expect(expected.filter((ref) => !named.has(ref))).toEqual([]);
});

test('the inventory names what the library contains of its development dependencies', () => {
  const { devDependencies = {} } = lockfile.importers['packages/ui'] ?? {};
  for (const name of ['@base-ui/react', '@babel/parser', 'recast', '@fontsource-variable/instrument-sans']) {
    const ref = toRef(`${name}@${devDependencies[name]?.version}`);
    expect(sbom.components.map((component) => component['bom-ref'])).toContain(ref);
    expect(dependenciesOf(/%40lively\/ui@/)).toContain(ref);
  }
});

test('every installed package has a licence: only those for other platforms have none', () => {
  const bare = sbom.components.filter(({ licenses = [] }) => licenses.length === 0).map((each) => each['bom-ref']);
  const folders = readdirSync(join(root, 'node_modules/.pnpm')).map((name) =>
    toRef(name.replace('+', '/').replace('_', '(')),
  );
  expect(sbom.components.length - bare.length).toBeGreaterThan(200);
  expect(bare.filter((ref) => folders.includes(ref))).toEqual([]);
});

test('the inventory is the same when it is written again, in the order of names and without a time', () => {
  expect(write('second.json')).toBe(text);
  const refs = sbom.components.map((component) => component['bom-ref']);
  expect(refs).toEqual([...refs].sort());
  expect(sbom.metadata).not.toHaveProperty('timestamp');
  expect(dependenciesOf(/%40lively\/app@/)).not.toEqual([]);
});

function write(name: string): string {
  const path = join(folder, name);
  execFileSync(process.execPath, ['scripts/sbom/writeSbom.ts', path], { cwd: root });
  return readFileSync(path, 'utf8');
}

function dependenciesOf(pattern: RegExp): readonly string[] {
  return sbom.dependencies.find(({ ref }) => pattern.test(ref))?.dependsOn ?? [];
}

/** Follows the lockfile from the dependencies of every package of the workspace. Peers are not what a package brings. */
function listProduction(): string[] {
  const waiting = Object.values(lockfile.importers).flatMap(({ dependencies = {} }) =>
    Object.entries(dependencies).map(([name, { version }]) => `${name}@${version}`),
  );
  const seen = new Set<string>();
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const snapshot = lockfile.snapshots[key];
    if (seen.has(key) || !snapshot) continue;
    seen.add(key);
    const { peerDependencies = {} } = lockfile.packages[key.replace(/\(.*/, '')] ?? {};
    const all = Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies });
    waiting.push(...all.filter(([name]) => !(name in peerDependencies)).map((each) => each.join('@')));
  }
  return [...new Set([...seen].map(toRef))].sort();
}

/** `@scope/name@1.0.0(react@19.0.0)` as a package URL. */
function toRef(key: string): string {
  return `pkg:npm/${key.replace(/\(.*/, '').replace(/^@/, '%40')}`;
}
