import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listTimeLimits } from './listTimeLimits.ts';
import { listTrackedFiles } from './listTrackedFiles.ts';

const list = (code: string) => listTimeLimits('probe.test.ts', code).map((limit) => limit.code);

test('no test holds a limit of time, and no suite has limits of its own', () => {
  const suites = ['kill', 'cluster', 'flood', 'test', 'tests', 'testing', 'package-tests', 'e2e'];
  const files = listTrackedFiles(
    ...['test', 'spec', 'setup', 'kill', 'cluster', 'flood'].flatMap((role) => [`*.${role}.ts`, `*.${role}.tsx`]),
    ...['*.stories.tsx', '*vitest*.config.ts', '*playwright.config.ts', '.storybook/preview.tsx', 'packages/e2e/*.ts'],
    ...suites.flatMap((folder) => [
      `packages/*/${folder}/*.ts`,
      `packages/*/src/${folder}/*.ts`,
      `supabase/${folder}/*.ts`,
    ]),
    // A benchmark measures times.
    ':!packages/e2e/bench',
  );
  expect(files.length).toBeGreaterThan(800);
  const found = files.flatMap((path) =>
    listTimeLimits(path, readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')).map(
      ({ line, code }) => `${path}:${line}: ${code.slice(0, 80)}`,
    ),
  );
  expect(found, 'Count steps, wait for a condition, or compare times in a benchmark (docs/decisions/0103).').toEqual(
    [],
  );
});

test('each configuration of Vitest has the limits of all', () => {
  const files = listTrackedFiles(
    '*vitest*.config.ts',
    ':!vitest.config.ts',
    ':!packages/engine/vitest.mutation.config.ts',
  );
  expect(files.length).toBeGreaterThan(15);
  const others = files.filter(
    (path) => !readFileSync(resolve(import.meta.dirname, '..', path), 'utf8').includes('...vitestLimits'),
  );
  expect(others).toEqual([]);
});

test.each([
  // An elapsed time, or a processor time.
  `const begin = performance.now(); run(); expect(performance.now() - begin).toBeLessThan(2_000);`,
  `const begin = process.cpuUsage(); run(); expect(process.cpuUsage(begin).user).toBeLessThan(200_000);`,
  `const begin = Date.now(); run(); expect(Date.now() - begin).toBeLessThanOrEqual(limit);`,
  `const begin = performance.now(); run(); const seconds = (performance.now() - begin) / 1000; expect.soft(seconds).toBeLessThan(3);`,
  `const times = []; times.push(performance.now() - begin); expect(Math.max(...times)).toBeLessThan(3);`,
  `const { status, milliseconds } = await server.stop(); expect(milliseconds).toBeLessThan(5000);`,
  `expect(performance.now() - begin < 100).toBe(true);`,
  `if (!(100 > process.hrtime(begin)[0])) throw new Error('Slow.');`,
  // A timeout.
  `test('a title', { timeout: 30_000 }, async () => {});`,
  `test.each(rows)('a title', { timeout }, async () => {});`,
  `test('a title', async () => {}, 60_000);`,
  `beforeAll(async () => {}, 120_000);`,
  `beforeAll(async () => {}, timeout);`,
  `await vi.waitFor(() => check(), { timeout: 10_000, interval: 20 });`,
  `await vi.waitFor(() => check(), 10_000);`,
  `await expect.poll(() => count, { timeout: 30_000 }).toBe(3);`,
  `await expect(button).toBeFocused({ timeout: 50 });`,
  `await screen.findByText('Bal', {}, { timeout: 9000 });`,
  `test.setTimeout(300_000);`,
  `page.setDefaultTimeout(1000);`,
  `vi.setConfig({ testTimeout: 180_000 });`,
  `export default defineConfig({ test: { hookTimeout: 30_000 } });`,
  `export default defineConfig({ expect: { timeout: 15_000 }, use: { actionTimeout: 30 * second } });`,
  `configure({ asyncUtilTimeout: 10_000 });`,
  `await fetch(url, { signal: AbortSignal.timeout(2000) });`,
  // A pause as a limit.
  `const answer = await Promise.race([once(slow, 'data'), wait(17_000)]);`,
  `for (let tries = 0; tries < 60 && !isUp(); tries++) await new Promise((done) => setTimeout(done, 500));`,
])('finds the limit of %s', (code) => {
  expect(list(code)).toHaveLength(/actionTimeout/.test(code) ? 2 : 1);
});

test.each([
  `const begin = performance.now(); await post(); expect(performance.now() - begin).toBeGreaterThanOrEqual(249);`,
  `const one = performance.now() - a; const other = performance.now() - b; expect(one / other).toBeLessThan(1.5);`,
  `const end = performance.now() + 100; while (performance.now() < end) run();`,
  'const title = `Bal $' + '{Date.now()}`; expect(title.length).toBeLessThan(100);',
  `expect(rows.length).toBeLessThan(100);`,
  `const download = (timeout = 5_000) => fetchPicture({ timeout }); function fetchPicture() {}`,
  `import { downloadPicture } from './downloadPicture.ts'; await downloadPicture(url, { timeout: 200 });`,
  `export default defineConfig({ timeout: hangLimits.test, expect: { timeout: hangLimits.wait } });`,
  `vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => abortAfter(milliseconds));`,
  `test('a title', async () => { await wait(100); });`,
  `test.each(rows)('a title', (row) => {});`,
  `await vi.waitFor(() => check());`,
  `afterEach(() => vi.restoreAllMocks());`,
  `setTimeout(() => read(), 700);`,
])('accepts %s', (code) => {
  expect(list(code)).toEqual([]);
});
