import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyNewData } from '../testing/copyNewData.ts';

/** The number of rounds: two hundred with `LONG=1`. */
const rounds = process.env.LONG ? 200 : 4;
const firstStarts = process.env.LONG ? 50 : 2;

test(`${rounds} kills lose no acknowledged write, and the next start takes at most five seconds of processor time`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-kill-'));
  const data = join(folder, 'data');
  await copyNewData(data);
  const acknowledged = new Set<number>();
  const lost: number[] = [];
  const restarts: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const writer = start(data);
    const found = new Set(await writer.found);
    if (round > 0) restarts.push(writer.milliseconds());
    for (const number of acknowledged) if (!found.has(number)) lost.push(number);
    // Waits long enough for some writes, and kills at a random moment of a write.
    await wait(100 + Math.random() * 400);
    await writer.kill();
    for (const number of writer.written) acknowledged.add(number);
  }
  await rm(folder, { recursive: true });
  restarts.sort((a, b) => a - b);
  process.stdout.write(
    `${acknowledged.size} writes, restarts ${restarts.map(Math.round).join(', ')} ms of processor time\n`,
  );
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  expect(restarts.at(-1)).toBeLessThan(5000);
});

test(`a start succeeds after a first start that was killed (${firstStarts} times, at any moment)`, async () => {
  for (let round = 0; round < firstStarts; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'lively-kill-'));
    const interrupted = start(join(folder, 'data'));
    // Spreads the kills over a whole first start, and a little beyond.
    await Promise.race([wait((6000 * (round + Math.random())) / firstStarts), interrupted.found]);
    await interrupted.kill();
    const second = start(join(folder, 'data'));
    expect(await second.found).toEqual(expect.any(Array));
    await second.kill();
    await rm(folder, { recursive: true });
  }
});

/** Starts a process that writes to the data until it is killed. */
function start(data: string) {
  const script = resolve(import.meta.dirname, 'writeUntilKilled.ts');
  const child: ChildProcess = spawn(process.execPath, [script, data], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const found = Promise.withResolvers<number[]>();
  const written: number[] = [];
  let errors = '';
  let opened = Number.NaN;
  if (!child.stdout || !child.stderr) throw new Error('The process has no output.');
  child.stderr.on('data', (text) => {
    errors += text;
  });
  createInterface(child.stdout).on('line', (line) => {
    const message: { found?: number[]; milliseconds?: number; written?: number } = JSON.parse(line);
    if (message.written) written.push(message.written);
    if (!message.found) return;
    opened = message.milliseconds ?? Number.NaN;
    found.resolve(message.found);
  });
  void ended.then(() => found.reject(new Error(`The writer ended by itself: ${errors}`)));
  // A killed process makes this promise irrelevant.
  found.promise.catch(() => {});
  return {
    found: found.promise,
    written,
    milliseconds: () => opened,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
