import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { listForgottenSources } from './listForgottenSources.ts';

/*
 * Checks every project that `tsconfig.json` references, incrementally. The build mode of TypeScript compares only
 * sources, so after an installation, which may bring other declarations, it checks all projects again. A source outside
 * all projects is a fault.
 */
const isStale =
  modifiedAt('node_modules/.cache/tsc/scripts/tsconfig.tsbuildinfo') < modifiedAt('node_modules/.modules.yaml');
// Several checkers would each read the shared types: twice the work, and no faster beside other checks.
const { status } = spawnSync('tsc', ['--build', '--singleThreaded', ...(isStale ? ['--force'] : [])], {
  stdio: 'inherit',
});
const forgotten = listForgottenSources();
if (forgotten.length) process.stderr.write(`No tsconfig.json includes\n${forgotten.join('\n')}\n`);
process.exitCode = status === 0 && !forgotten.length ? 0 : 1;

/** Returns milliseconds since 1970; 0 if the file does not exist. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
