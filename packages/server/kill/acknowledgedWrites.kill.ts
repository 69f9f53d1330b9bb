import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyNewData } from '../testing/copyNewData.ts';

/** The number of kills: two hundred with `LONG=1`. One during a statement is a test of the units: `wire.test.ts`. */
const rounds = process.env.LONG ? 200 : 1;
const firstStarts = process.env.LONG ? 50 : 1;
/** The statement of a first start that adds the events, after all migrations. */
const seeding = 'create temporary table seeded';

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
    await expectNewDatabase(join(folder, 'data'));
    await rm(folder, { recursive: true });
  }
});

test('a start adds the events of a new database after a first start that was killed before that', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lively-kill-'));
  await start(join(folder, 'data'), seeding).ended;
  await expectNewDatabase(join(folder, 'data'));
  await rm(folder, { recursive: true });
});

/** Expects that a start finds or creates a database with its first events. */
async function expectNewDatabase(data: string): Promise<void> {
  const writer = start(data);
  await writer.found;
  expect(writer.others()).toBeGreaterThan(50);
  await writer.kill();
}

/**
 * Starts a process that writes to the data until it is killed.
 *
 * @param fatal A text in the statement before which it kills itself.
 */
function start(data: string, fatal = '') {
  const script = resolve(import.meta.dirname, 'writeUntilKilled.ts');
  const child: ChildProcess = spawn(process.execPath, [script, data, fatal], {
    cwd: resolve(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const found = Promise.withResolvers<number[]>();
  const firstWrites = Promise.withResolvers<void>();
  const written: number[] = [];
  let errors = '';
  let [statements, others] = [Number.NaN, Number.NaN];
  if (!child.stdout || !child.stderr) throw new Error('The process has no output.');
  child.stderr.on('data', (text) => {
    errors += text;
  });
  createInterface(child.stdout).on('line', (line) => {
    const message: { found?: number[]; others?: number; statements?: number; written?: number } = JSON.parse(line);
    if (message.written) written.push(message.written);
    if (written.length === 2) firstWrites.resolve();
    if (!message.found) return;
    statements = message.statements ?? Number.NaN;
    others = message.others ?? Number.NaN;
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
    /** The events that no writer has added. */
    others: () => others,
    ended,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
