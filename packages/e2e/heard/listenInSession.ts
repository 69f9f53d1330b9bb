import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startScreenReader } from './startScreenReader.ts';

/* Runs inside `dbus-run-session`: starts the screen reader once, runs all tests of `playwright.config.ts`, stops it. */
const folder = mkdtempSync(join(tmpdir(), 'lively-heard-'));
const reader = await startScreenReader(folder);
const tests = spawn(
  resolve('node_modules/.bin/playwright'),
  ['test', '--config', resolve(import.meta.dirname, 'playwright.config.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, HEARD_DISPLAY: reader.display, HEARD_FOLDER: folder } },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tests.kill(signal));
const status = await new Promise<number>((end) => tests.on('exit', (code) => end(code ?? 1)));
await reader.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(status);
