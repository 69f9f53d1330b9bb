import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { findMissingTools } from './findMissingTools.ts';
import { installTools } from './installTools.ts';

/*
 * `pnpm test:heard`: follows journeys with the screen reader Orca, on the built app in a full Chromium. Further arguments are
 * passed to Playwright.
 */
const root = resolve(import.meta.dirname, '../../..');
installTools();
const missing = findMissingTools();
if (missing.length) {
  process.stderr.write(
    `The screen reader cannot start without ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install --no-install-recommends orca xvfb speech-dispatcher at-spi2-core dbus libglib2.0-bin python3-gi chromium\n`,
  );
  process.exit(1);
}

const results = resolve(root, 'test-results/heard');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const tests = spawn(
  resolve(root, 'node_modules/.bin/playwright'),
  ['test', '--config', resolve(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
tests.on('exit', (status) => {
  process.exitCode = status ?? 1;
});
