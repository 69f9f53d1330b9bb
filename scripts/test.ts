import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Check, checks } from './checks.ts';

interface Count {
  passed: number;
  failed: number;
}

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const [only] = process.argv.slice(2);
const chosen = checks.filter(({ name }) => !only || name === only);
if (!chosen.length)
  throw new Error(`No check is named ${only}: choose one of ${checks.map(({ name }) => name).join(', ')}.`);

const total = chosen.map(runCheck).reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed ? 1 : 0;

function runCheck(check: Check): Count {
  const started = performance.now();
  process.stdout.write(`\n▸ ${check.name}\n`);
  const { status } = spawnSync(check.command, check.parameters, { stdio: 'inherit' });
  const count = countResults(check, status === 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`  ${check.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`);
  return count;
}

/** A command that fails without a failed test (it crashed, or found no test) still counts as one failure. */
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
