import { execFileSync } from 'node:child_process';
import { readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { listMigrations } from '../src/backend/schemas/listMigrations.ts';

const repository = resolve(import.meta.dirname, '../../..');

/** Another version of this repository, with the packages of this one. */
export interface CommitCopy {
  readonly root: string;
  /** The commit's short hash and subject. */
  readonly name: string;
  remove(): void;
}

/**
 * Copies a commit into a folder.
 *
 * @param folder Absolute: a path with nothing in it.
 * @param commit @default the one of the first release: 1.0, or before it the one of the first migration
 */
export async function copyCommit(folder: string, commit = findFirst()): Promise<CommitCopy> {
  git('worktree', 'add', '--detach', folder, commit);
  await symlink(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const name of await readdir(join(repository, 'packages')))
    await symlink(
      join(repository, 'packages', name, 'node_modules'),
      join(folder, 'packages', name, 'node_modules'),
    ).catch(() => {});
  return {
    root: folder,
    name: git('log', '-1', '--format=%h %s', commit),
    remove: () => void git('worktree', 'remove', '--force', folder),
  };
}

function findFirst(): string {
  const migrations = listMigrations(repository);
  const first = migrations.find(({ isOfRelease }) => isOfRelease) ?? migrations[0];
  return git('log', '--diff-filter=A', '-1', '--format=%H', '--', first?.path ?? '');
}

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
