import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const file = resolve(import.meta.dirname, 'returnFreedMemory.ts');
const script = `(await import(${JSON.stringify(file)})).returnFreedMemory(); console.log(process.ppid, process.env.MALLOC_ARENA_MAX, process.argv[1])`;

/** Runs a script that begins like the server. */
function run(environment: Record<string, string>) {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script, 'an-argument'], {
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim().split(' ');
}

test.runIf(process.platform === 'linux')(
  'a server restarts once in its process with the settings of the allocator',
  () => {
    expect(run({})).toEqual([String(process.pid), '2', 'an-argument']);
  },
);

test('the settings of the host are kept', () => {
  expect(run({ MALLOC_ARENA_MAX: '8' })).toEqual([String(process.pid), '8', 'an-argument']);
});
