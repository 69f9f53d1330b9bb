import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/*
 * Every project that `tsconfig.json` references, incrementally. TypeScript's build mode compares sources only: after an
 * installation, which may bring other declarations, everything is checked again.
 */
const isStale =
  modifiedAt('node_modules/.cache/tsc/scripts/tsconfig.tsbuildinfo') < modifiedAt('node_modules/.modules.yaml');
const { status } = spawnSync('tsc', ['--build', ...(isStale ? ['--force'] : [])], { stdio: 'inherit' });
process.exitCode = status === 0 ? 0 : 1;

/** Milliseconds since 1970; zero for what is not there. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
