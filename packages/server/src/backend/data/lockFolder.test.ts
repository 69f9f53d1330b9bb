import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from './lockFolder';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a process that locks the folder, and reads its output: `held`, or the reason of the failure. */
async function start(folder: string): Promise<{ child: ChildProcess; said: string }> {
  const script = `import { lockFolder } from '${resolve(import.meta.dirname, 'lockFolder.ts')}';
    await lockFolder('${folder}').then(() => { console.log('held'); setInterval(() => {}, 1000); }, (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [data] = await once(child.stdout, 'data');
  return { child, said: String(data).trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('one of twenty simultaneous starts takes the folder, even after a killed process has left a lock', async () => {
  const folder = await newFolder();
  const before = await start(folder);
  await kill(before.child);
  const started = await Promise.all(Array.from({ length: 20 }, () => start(folder)));
  const refused = started.filter(({ said }) => said !== 'held');
  await Promise.all(started.map(({ child }) => kill(child)));
  expect(refused).toHaveLength(19);
  for (const { said } of refused) expect(said).toMatch(/is held by process .* set LIVELY_DATA_FOLDER/);
});

test('the folder of a running process is refused with its process number and a solution', async () => {
  const folder = await newFolder();
  const { child } = await start(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `The data in ${folder} is held by process ${child.pid}, and two at once would spoil it. Stop that process, or set LIVELY_DATA_FOLDER`,
  );
  await kill(child);
  await (await lockFolder(folder))();
});

test('a folder can be locked once in a process, and again after its release', async () => {
  const folder = await newFolder();
  const release = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow('is held by process');
  await release();
  await (await lockFolder(folder))();
});

test.each([
  ['another process', process.ppid],
  ['this process', process.pid],
])('a lock with the process number of %s is free if it is not renewed', async (_whose, pid) => {
  const folder = await newFolder();
  const { child } = await start(folder);
  await kill(child);
  await writeFile(join(folder, 'holder'), String(pid));
  const longAgo = new Date(Date.now() - 11_000);
  await utimes(join(folder, 'data.lock'), longAgo, longAgo);
  await (await lockFolder(folder))();
});
