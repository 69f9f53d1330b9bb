import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * `pnpm record:access`, after `pnpm test:access`: stores which tests passed, and when. The RGAA grid and the rate of
 * the accessibility statement use this record.
 */
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

interface Spec {
  title: string;
  ok: boolean;
  tests: { projectName: string }[];
}

const root = resolve(import.meta.dirname, '..');
const report: Suite & { stats: { startTime: string } } = JSON.parse(
  readFileSync(resolve(root, 'test-results/site.json'), 'utf8'),
);
const specs = listSpecs(report).filter(({ tests }) => tests.some(({ projectName }) => projectName === 'access'));
const passed = specs.filter(({ ok }) => ok).map(({ title }) => title);
const record = { date: report.stats.startTime.slice(0, 10), passed: passed.sort() };
writeFileSync(resolve(root, 'packages/app/src/rgaa/results.json'), `${JSON.stringify(record, null, 2)}\n`);
process.stdout.write(`${passed.length} of ${specs.length} tests passed\n`);

function listSpecs({ suites = [], specs: own = [] }: Suite): Spec[] {
  return [...own, ...suites.flatMap(listSpecs)];
}
