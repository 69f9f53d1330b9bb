import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { listForgottenSources } from './listForgottenSources.ts';

/*
 * Every project that `tsconfig.json` references, incrementally. TypeScript's build mode compares sources only: after an
 * installation, which may bring other declarations, everything is checked again. What no project includes is a fault.
 */
const isStale =
  modifiedAt('node_modules/.cache/tsc/scripts/tsconfig.tsbuildinfo') < modifiedAt('node_modules/.modules.yaml');
// Several checkers each read the types that they share: twice the work, for no less time beside other checks.
const { status } = spawnSync('tsc', ['--build', '--singleThreaded', ...(isStale ? ['--force'] : [])], {
  stdio: 'inherit',
});
const forgotten = listForgottenSources();
if (forgotten.length) process.stderr.write(`No tsconfig.json includes\n${forgotten.join('\n')}\n`);
process.exitCode = status === 0 && !forgotten.length ? 0 : 1;

/** Milliseconds since 1970; zero for what is not there. */
function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
