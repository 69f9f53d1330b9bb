import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Check } from './checks.ts';
import { makeTemporaryFolder } from './makeTemporaryFolder.ts';
import { readChildrenTime } from './readChildrenTime.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Ended {
  /** The output of the command, if it was captured. */
  output: string;
  /** Null if a signal ended it, or if it never started. */
  status: number | null;
  /** Seconds of processor time, including its children. */
  work: number;
}

/** The number of last lines of a failed check that are printed again at the end. */
const linesAgain = 80;

/** The last lines of the failed checks, which are hard to find in the whole output. */
const said: string[] = [];
/** Seconds of processor time of the checks that have ended. */
let workCounted = 0;

/**
 * Runs the checks of each stage in parallel, prints their output and their processor time, and sets the exit code. Skips a check
 * for which this machine lacks something.
 *
 * @param isDirect - Whether the checks write directly to the terminal, and none is skipped. For a single check.
 */
export async function runChecks(stages: readonly (readonly Check[])[], isDirect = false): Promise<void> {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
  const temporaryFolder = makeTemporaryFolder();
  process.env.TMPDIR = temporaryFolder;
  process.on('exit', () => rmSync(temporaryFolder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

  const total: Count = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const waiting = [...stage];
    await Promise.all(
      Array.from({ length: availableParallelism() }, async () => {
        for (let check = waiting.shift(); check; check = waiting.shift()) {
          const missing = isDirect ? [] : (check.findMissing?.() ?? []);
          if (missing.length) {
            process.stdout.write(`\n▸ ${check.name}\n  ${check.name}: skipped, without ${missing.join(', ')}\n`);
            continue;
          }
          const { passed, failed } = await runCheck(check, stage.length > 1, isDirect);
          total.passed += passed;
          total.failed += failed;
        }
      }),
    );
  }
  if (!isDirect) process.stdout.write(said.join(''));
  const { user, system } = process.cpuUsage();
  process.stdout.write(`\nprocessor time: ${formatMinutes(workCounted + (user + system) / 1e6)}\n`);
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed ? 1 : 0;
}

async function runCheck(check: Check, isBuffered: boolean, isDirect: boolean): Promise<Count> {
  const started = performance.now();
  if (!isBuffered) process.stdout.write(`\n▸ ${check.name}\n`);
  const { output, status, work } = await runCommand(check, isBuffered, isDirect);
  const count = countResults(check, status === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (isBuffered) process.stdout.write(`\n▸ ${check.name}\n${output}`);
  process.stdout.write(
    `  ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s, processor ${work.toFixed(1)} s)\n`,
  );
  if (count.failed) {
    const last = output.trimEnd().split('\n').slice(-linesAgain).join('\n');
    said.push(`\n▸ ${check.name} ended with status ${status}, and said at last:\n${last}\n`);
  }
  return count;
}

/** Runs a command. Parallel checks print their lines when they end, so that the lines do not mix. */
function runCommand({ command, parameters }: Check, isBuffered: boolean, isDirect: boolean): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const child = spawn(command, parameters, {
    stdio: isDirect ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (!isBuffered) process.stdout.write(chunk);
    });
  let work = 0;
  // The increase since the last check ended is the time of this check.
  child.on('exit', () => {
    work = (readChildrenTime() ?? 0) - workCounted;
    workCounted += work;
  });
  child.on('error', ({ message }) => resolve({ output: `${message}\n`, status: null, work }));
  child.on('close', (status) => resolve({ output: Buffer.concat(chunks).toString(), status, work }));
  return promise;
}

function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}

/** Counts the results. A command that fails without a failed test (it crashed, or found no test) counts as one failure. */
function countResults({ report }: Check, succeeded: boolean): Count {
  const count = report ? readReport(report) : { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1 };
  const isSilent = !succeeded && count.failed === 0;
  const isEmpty = count.passed + count.failed === 0;
  return isSilent || isEmpty ? { ...count, failed: count.failed + 1 } : count;
}

function readReport(path: string): Count {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
