import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Ends a process whose close awaits `closing`, and returns its status and its output. */
async function end(closing: string) {
  const script = `
    import { endOnSignals } from '${resolve(import.meta.dirname, 'endOnSignals.ts')}';
    process.exitCode = 99;
    const end = endOnSignals(async () => {
      await ${closing};
      process.stdout.write('closed');
    });
    void end();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  const [status] = await once(child, 'close');
  return { status, output };
}

test('the process waits for a close without open handles, and ends with status 0', async () => {
  const closing = 'new Promise((done) => setTimeout(done, 500).unref())';
  expect(await end(closing)).toEqual({ status: 0, output: 'closed' });
});

test('a close that never ends is stopped with status 0', async () => {
  expect(await end('new Promise(() => {})')).toEqual({ status: 0, output: '' });
});
