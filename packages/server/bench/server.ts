import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startServer } from '../testing/startServer.ts';

/*
 * What `pnpm start` gives on public pages, in one process, which is one core: how many a second for a minute, with which
 * memory; what one reader waits for an event's first byte beside fifty others, in memory and rendered anew; and what the
 * page weighs. Run `pnpm build` before, on a machine that does nothing else: its load stands beside the numbers.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const readers = 50;
/** Milliseconds between two looks at an event. */
const pause = 73;
const limits = { requests: 1000, firstByte: 30, html: 14_600, growth: 1.2 };
const pages = ['/', '/event/17', '/explore', '/en/event/17', '/es/contact'];

const dataFolder = await mkdtemp(join(tmpdir(), 'lively-bench-'));
const server = await startServer('start', [], { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' });
const url = `http://localhost:${server.port}`;
const headers = { 'accept-encoding': 'gzip' };
try {
  report('load of the machine before', loadavg()[0] ?? 0, '');
  for (const path of pages) await readPage(path);
  await measureRate(5);
  const before = { memory: readMemory(), processor: readProcessorTime() };
  const { requests, errors, timeouts, non2xx } = await measureRate(seconds);
  report(`requests a second for ${seconds} s`, requests.mean, '');
  // On a busy machine a second is not a second of a core.
  const perCore = requests.total / (readProcessorTime() - before.processor);
  report('requests a second of one core', perCore, '', perCore >= limits.requests);
  report('errors', errors + timeouts + non2xx, '', errors + timeouts + non2xx === 0);
  const after = readMemory();
  report('memory before', before.memory, 'MB');
  report('memory after', after, 'MB', after <= before.memory * limits.growth);

  const others = autocannon({
    url,
    headers,
    connections: readers,
    overallRate: readers,
    duration: 40,
    requests: toRequests(),
    // Their answers are read beside the clock, not before it is looked at.
    workers: 1,
  });
  const cached = await measureFirstBytes(300, () => '/event/17');
  report(`p95 of the first byte of an event beside ${readers} readers`, cached, 'ms', cached <= limits.firstByte);
  const rendered = await measureFirstBytes(100, (index) => `/event/17?bench=${index}`);
  report('the same, rendered anew', rendered, 'ms', rendered <= limits.firstByte);
  await others;

  const { bytes } = await readPage('/event/17');
  report('HTML of an event, gzip', bytes, 'B', bytes <= limits.html);
  report('load of the machine after', loadavg()[0] ?? 0, '');
} finally {
  await server.stop('SIGTERM');
  await rm(dataFolder, { recursive: true, force: true });
}

function measureRate(duration: number): Promise<autocannon.Result> {
  return Promise.resolve(autocannon({ url, headers, connections: readers, duration, requests: toRequests() }));
}

function toRequests(): autocannon.Request[] {
  return pages.map((path) => ({ method: 'GET', path }));
}

/** @returns The 95th percentile, in milliseconds. */
async function measureFirstBytes(count: number, toPath: (index: number) => string): Promise<number> {
  const waits: number[] = [];
  for (let index = 0; index < count; index++) {
    waits.push((await readPage(toPath(index))).firstByte);
    // Spread over seconds: the fifty ask together, once in each.
    await setTimeout(pause);
  }
  return waits.sort((a, b) => a - b)[Math.floor(count * 0.95)] ?? Number.NaN;
}

function readPage(path: string): Promise<{ firstByte: number; bytes: number }> {
  const begun = performance.now();
  return new Promise((done, fail) => {
    const sent = request(`${url}${path}`, { headers }, (answer) => {
      const firstByte = performance.now() - begun;
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () =>
        answer.statusCode === 200 ? done({ firstByte, bytes }) : fail(new Error(`${path}: ${answer.statusCode}`)),
      );
    });
    sent.on('error', fail).end();
  });
}

/** Megabytes that the server holds. */
function readMemory(): number {
  return readProcess('rss') / 1024;
}

/** Seconds that the server has worked since it began. */
function readProcessorTime(): number {
  return readProcess('cputimes');
}

function readProcess(what: 'rss' | 'cputimes'): number {
  return Number(execFileSync('ps', ['-o', `${what}=`, '-p', String(server.pid)], { encoding: 'utf8' }));
}

function report(what: string, value: number, unit: string, isMet = true): void {
  process.stdout.write(`${what}: ${Math.round(value * 100) / 100} ${unit}${isMet ? '' : ' (missed)'}\n`);
  if (!isMet) process.exitCode = 1;
}
