import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const since = 'packages/ui/src/docs/since.json';
let folder: string;

/** Copies the manifests and changesets of the repository to a new repository with a separate history. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lively-release-'));
  const manifests = ['package.json', 'pnpm-workspace.yaml', '.changeset', 'packages/ui/CHANGELOG.md', since];
  for (const path of [...manifests, ...globSync('packages/*/package.json', { cwd: root })])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  git('init', '--quiet', '--initial-branch=main');
  commit();
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a release collects the texts of all changesets', () => {
  write('.changeset/tried.md', '---\n"@lively/ui": minor\n---\n\nA try of the release.\n');
  commit();
  expect(changeset('version')).toMatchObject({ status: 0 });
  expect(read('packages/ui/CHANGELOG.md')).toContain('A try of the release.');
  expect(globSync('.changeset/*.md', { cwd: folder })).toEqual(['.changeset/README.md']);
});

test.each([
  ['ui', 'minor', '2.4.0'],
  ['embed', 'major', '3.0.0'],
  ['mcp', 'patch', '2.3.5'],
  ['react-widgets', 'minor', '2.4.0'],
])('a changeset of %s (%s) raises its version, and no other', (name, kind, expected) => {
  removeChangesets();
  const manifest = `packages/${name}/package.json`;
  write(manifest, read(manifest).replace(/"version": ".*"/, '"version": "2.3.4"'));
  write('.changeset/tried.md', `---\n"@lively/${name}": ${kind}\n---\n\nA try.\n`);
  commit();
  const before = versions();
  expect(changeset('version')).toMatchObject({ status: 0 });
  expect(versions()).toEqual({ ...before, [manifest]: expected });
});

test('a release of the site gives its version to the root and the packages that are not released alone', () => {
  const alone = ['ui', 'embed', 'react-widgets', 'mcp'].map((name) => `packages/${name}/package.json`);
  const before = versions();
  expect(stampSite('97.10.0')).toBe(0);
  for (const [manifest, version] of Object.entries(versions()))
    expect(version, manifest).toBe(alone.includes(manifest) ? before[manifest] : '97.10.0');
});

test('a release of the site refuses a version that is not higher, or is none', () => {
  stampSite('97.10.0');
  const before = versions();
  for (const version of ['97.10.0', '97.9.1', 'v98', '']) expect(stampSite(version), version).not.toBe(0);
  expect(versions()).toEqual(before);
});

test('a release replaces "next" with its version', () => {
  write(since, '{ "Button": "0.1.0", "LookupField": "next" }');
  const stamp = join(root, 'packages/ui/scripts/stampVersion.ts');
  const { status } = spawnSync(process.execPath, [stamp], { cwd: join(folder, 'packages/ui') });
  expect(status).toBe(0);
  expect(JSON.parse(read(since))).toEqual({ Button: '0.1.0', LookupField: versions()['packages/ui/package.json'] });
});

test('a change of the library requires a changeset, a change of its stories does not', () => {
  removeChangesets();
  commit();
  git('switch', '--quiet', '--create', 'change');
  write('packages/ui/src/Button.stories.tsx', 'export {};\n');
  commit();
  expect(changeset('status', '--since=main')).toMatchObject({ status: 0 });

  write('packages/ui/src/Button.tsx', 'export {};\n');
  commit();
  expect(changeset('status', '--since=main')).toMatchObject({ status: 1 });

  write('.changeset/tried.md', '---\n"@lively/ui": patch\n---\n\nA button.\n');
  commit();
  expect(changeset('status', '--since=main')).toMatchObject({ status: 0 });
});

/** The version in each manifest. */
function versions(): Record<string, string> {
  const manifests = globSync('{,packages/*/}package.json', { cwd: folder });
  return Object.fromEntries(manifests.map((path) => [path, JSON.parse(read(path)).version]));
}

function stampSite(version: string): number | null {
  return spawnSync(process.execPath, [join(root, 'scripts/stampSite.ts'), version], { cwd: folder }).status;
}

function removeChangesets(): void {
  for (const path of globSync('.changeset/!(README).md', { cwd: folder })) rmSync(join(folder, path));
}

function changeset(...parameters: string[]) {
  return spawnSync(join(root, 'node_modules/.bin/changeset'), parameters, { cwd: folder, encoding: 'utf8' });
}

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=Release', '-c', 'user.email=release@example.org', 'commit', '--quiet', '--message=Try');
}

function git(...parameters: string[]): void {
  spawnSync('git', parameters, { cwd: folder });
}

function write(path: string, text: string): void {
  cpSync(join(root, 'package.json'), join(folder, path));
  writeFileSync(join(folder, path), text);
}

function read(path: string): string {
  return readFileSync(join(folder, path), 'utf8');
}
