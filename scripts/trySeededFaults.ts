import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findCheck } from './checks.ts';
import { applyLoosely, parseSeededFault, type SeededFault } from './parseSeededFault.ts';

/*
 * `node scripts/trySeededFaults.ts [NAME…] [--at COMMIT]` applies each fault of `scripts/seededFaults` in a temporary
 * worktree, and runs the tests that must find it. The run fails if a fault survives, because a test is missing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { at: { type: 'string', default: 'HEAD' } },
});

const faults = globSync('scripts/seededFaults/*.patch')
  .sort()
  .filter((path) => positionals.length === 0 || positionals.includes(basename(path, '.patch')))
  .map((path) => parseSeededFault(resolve(path), readFileSync(path, 'utf8')));
if (faults.length === 0) throw new Error('No fault has such a name: see scripts/seededFaults.');

const folder = mkdtempSync(join(tmpdir(), 'lively-faults-'));
const worktree = resolve(folder, 'worktree');
/** The tests of the worktree, with its tools. A condition that a fault prevents is not awaited for long. */
const env = {
  ...process.env,
  PATH: `${resolve(worktree, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  WAIT_MINUTES: '2',
};
let survivors = 0;
try {
  run('git', ['worktree', 'add', '--detach', worktree, values.at]);
  run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], worktree);
  for (const check of new Set(faults.map((fault) => fault.check))) expectGreen(check);
  for (const fault of faults) {
    const isFound = plant(fault);
    if (!isFound) survivors += 1;
    process.stdout.write(`${isFound ? 'found   ' : 'SURVIVED'}  ${fault.name}: ${fault.sentence}\n`);
  }
} finally {
  spawnSync('git', ['worktree', 'remove', '--force', worktree]);
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`\n${faults.length - survivors} of ${faults.length} faults found\n`);
process.exitCode = survivors ? 1 : 0;

/** Fails if the tests of a check fail without any fault: such tests prove nothing. */
function expectGreen(check: string): void {
  const parameters = faults.filter((fault) => fault.check === check).flatMap((fault) => fault.parameters);
  if (!runTests(check, joinParameters(parameters))) throw new Error(`Without any fault, tests of ${check} fail.`);
}

/** Whether the tests of a fault find it. */
function plant({ path, check, parameters }: SeededFault): boolean {
  run('git', [...applyLoosely, path], worktree);
  try {
    return !runTests(check, parameters);
  } finally {
    run('git', ['checkout', '--', '.'], worktree);
  }
}

/** Whether tests of a check pass. @throws Error if no test ran, or what it tests cannot be built. */
function runTests(check: string, parameters: readonly string[]): boolean {
  const { needs = [], report } = findCheck(check);
  for (const name of needs) {
    const { command, parameters } = findCheck(name);
    run(command, parameters, worktree);
  }
  const { status } = spawnSync('node', ['scripts/test.ts', check, ...parameters], {
    cwd: worktree,
    stdio: 'ignore',
    env,
  });
  if (report && countTests(check) === 0) throw new Error(`No test of ${check} has the name ${parameters.join(' ')}.`);
  return status === 0;
}

/** Returns how many tests of a check ran. */
function countTests(check: string): number {
  const { stats, numTotalTests } = JSON.parse(readFileSync(resolve(worktree, `test-results/${check}.json`), 'utf8'));
  return stats ? stats.expected + stats.unexpected : numTotalTests;
}

/** Merges parameters: each project once, then the names of the files. */
function joinParameters(parameters: readonly string[]): readonly string[] {
  return [...new Set(parameters)].sort((one, other) => Number(isProject(other)) - Number(isProject(one)));
}

function isProject(word: string): boolean {
  return word.startsWith('--project=');
}

function run(command: string, parameters: readonly string[], cwd = process.cwd()): void {
  const { status, stderr } = spawnSync(command, parameters, {
    cwd,
    encoding: 'utf8',
    env: cwd === worktree ? env : process.env,
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed: ${stderr}`);
}
