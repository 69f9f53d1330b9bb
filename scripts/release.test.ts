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

test('a release raises the version and collects the texts of the changesets', () => {
  write('.changeset/tried.md', '---\n"@lively/ui": minor\n---\n\nA try of the release.\n');
  commit();
  expect(changeset('version')).toMatchObject({ status: 0 });
  expect(read('packages/ui/CHANGELOG.md')).toContain('A try of the release.');
  expect(JSON.parse(read('packages/ui/package.json')).version).toBe('0.2.0');
  expect(globSync('.changeset/*.md', { cwd: folder })).toEqual(['.changeset/README.md']);
});

test('a release replaces "next" with its version', () => {
  write(since, '{ "Button": "0.1.0", "LookupField": "next" }');
  const stamp = join(root, 'packages/ui/scripts/stampVersion.ts');
  const { status } = spawnSync(process.execPath, [stamp], { cwd: join(folder, 'packages/ui') });
  expect(status).toBe(0);
  expect(JSON.parse(read(since))).toEqual({ Button: '0.1.0', LookupField: '0.1.0' });
});

test('a change of the library requires a changeset, a change of its stories does not', () => {
  for (const path of globSync('.changeset/!(README).md', { cwd: folder })) rmSync(join(folder, path));
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
