import { git } from './git.ts';

/** Returns the commit at which the branch left main; undefined if it has no commit of its own. */
export function findBase(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const bases = ['origin/main', 'main'].flatMap((branch) => git('merge-base', 'HEAD', branch) ?? []);
  return bases.find((base) => base !== head);
}
