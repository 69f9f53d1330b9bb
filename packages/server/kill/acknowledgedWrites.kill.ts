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

test(`${rounds} kills lose no acknowledged write, and the next start has no more work than one after an orderly end`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-kill-'));
  const data = join(folder, 'data');
  await copyNewData(data);
  const acknowledged = new Set<number>();
  const lost: number[] = [];
  const starts: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const writer = start(data);
    const found = new Set(await writer.found);
    starts.push(writer.statements());
    for (const number of acknowledged) if (!found.has(number)) lost.push(number);
    // Kills at a random moment of a later write.
    await writer.firstWrites;
    await wait(Math.random() * 400);
    await writer.kill();
    for (const number of writer.written) acknowledged.add(number);
  }
  await rm(folder, { recursive: true });
  process.stdout.write(`${acknowledged.size} writes, starts with ${starts.join(', ')} statements\n`);
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(rounds);
  // A start that repeated a migration, the seed or a repair would send many more. The first data was closed in order.
  const [orderly = 0, ...afterKills] = starts;
  expect(orderly).toBeGreaterThan(0);
  expect(Math.max(...afterKills)).toBeLessThanOrEqual(orderly);
});

test(`a start succeeds after a first start that was killed (${firstStarts} times, at any moment)`, async () => {
  for (let round = 0; round < firstStarts; round++) {
    const folder = await mkdtemp(join(tmpdir(), 'lively-kill-'));
    const interrupted = start(join(folder, 'data'));
    // Spreads the kills over a whole first start, and a little beyond.
    await wait((6000 * (round + Math.random())) / firstStarts);
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
  const firstWrites = Promise.withResolvers<void>();
  const written: number[] = [];
  let errors = '';
  let statements = Number.NaN;
  if (!child.stdout || !child.stderr) throw new Error('The process has no output.');
  child.stderr.on('data', (text) => {
    errors += text;
  });
  createInterface(child.stdout).on('line', (line) => {
    const message: { found?: number[]; statements?: number; written?: number } = JSON.parse(line);
    if (message.written) written.push(message.written);
    if (written.length === 2) firstWrites.resolve();
    if (!message.found) return;
    statements = message.statements ?? Number.NaN;
    found.resolve(message.found);
  });
  const isOver = () => new Error(`The writer ended by itself: ${errors}`);
  void ended.then(() => {
    found.reject(isOver());
    firstWrites.reject(isOver());
  });
  // A killed process makes these promises irrelevant.
  found.promise.catch(() => {});
  firstWrites.promise.catch(() => {});
  return {
    found: found.promise,
    /** Ends when two writes were acknowledged. */
    firstWrites: firstWrites.promise,
    written,
    statements: () => statements,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
