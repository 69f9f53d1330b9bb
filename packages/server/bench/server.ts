import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { startServer } from '../testing/startServer.ts';

/*
 * Compares the public pages of `pnpm start`, in one process on one core, with a bare Node server that sends the same bytes from
 * memory: requests per second of processor time, time to the first byte of an event while fifty others read, and memory. An event
 * that is rendered again is compared with the same event without other readers. The requests last `BENCH_SECONDS`, 60 by default.
 * Run `pnpm build` first.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 60);
const readers = 50;
/** Milliseconds between two requests for an event. */
const pause = 73;
/** The number of requests for an event, from memory and rendered again. */
const looks = { cached: 5 * seconds, rendered: Math.ceil(1.5 * seconds) };
/** Limits as ratios, except the bytes of HTML: ten segments of TCP. */
const limits = { requests: 0.25, cached: 4, rendered: 2, growth: 1.2, html: 14_600 };
const pages = ['/', '/event/17', '/explore', '/en/event/17', '/es/contact'];

interface Site {
  readonly url: string;
  readonly pid: number | undefined;
}

const dataFolder = await mkdtemp(join(tmpdir(), 'lively-bench-'));
const server = await startServer('start', [], { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' });
const lively: Site = { url: `http://localhost:${server.port}`, pid: server.pid };
const headers = { 'accept-encoding': 'gzip' };
for (const path of pages) await readPage(lively, path);
const bareProcess = spawn(process.execPath, [resolve(import.meta.dirname, 'bareServer.ts'), lively.url, ...pages], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [port] = await once(bareProcess.stdout.setEncoding('utf8'), 'data');
  const bare: Site = { url: `http://localhost:${String(port).trim()}`, pid: bareProcess.pid };
  report('load of the machine before', loadavg()[0] ?? 0, '');

  await measureRate(lively, 5);
  await measureRate(bare, 2);
  const before = readMemory(lively);
  const rate = await measureRate(lively, seconds);
  const bareRate = await measureRate(bare, Math.ceil(seconds / 4));
  const after = readMemory(lively);
  report('requests for a second of processor time', rate.perSecond, '');
  report('of the bare server', bareRate.perSecond, '');
  limitTo('requests, of those of the bare server', rate.perSecond / bareRate.perSecond, '≥', limits.requests);
  limitTo('requests that failed', rate.failures + bareRate.failures, '≤', 0);
  report('memory before', before, 'MB');
  limitTo('memory after the requests, of that before', after / before, '≤', limits.growth);

  // Compiles the functions that render (JIT).
  await measureFirstBytes([lively], 10, (index) => `/event/17?warm=${index}`);
  const alone = await measureFirstBytes([lively], looks.rendered, (index) => `/event/17?alone=${index}`);
  const load = [lively, bare].map(({ url }) => readSteadily(url));
  const [cached = [], floor = []] = await measureFirstBytes([lively, bare], looks.cached, () => '/event/17');
  const [rendered = []] = await measureFirstBytes([lively], looks.rendered, (index) => `/event/17?beside=${index}`);
  await Promise.all(load);
  report(`p95 of the first byte of an event beside ${readers} readers`, at(cached, 0.95), 'ms');
  report('of the bare server', at(floor, 0.95), 'ms');
  limitTo('the first, of the second', at(cached, 0.95) / at(floor, 0.95), '≤', limits.cached);
  report(`the median, rendered anew beside ${readers} readers`, at(rendered, 0.5), 'ms');
  report('rendered anew for one reader', at(alone[0] ?? [], 0.5), 'ms');
  limitTo('the first, of the second', at(rendered, 0.5) / at(alone[0] ?? [], 0.5), '≤', limits.rendered);

  const { bytes } = await readPage(lively, '/event/17');
  limitTo('bytes of HTML of an event, gzip', bytes, '≤', limits.html);
  report('load of the machine after', loadavg()[0] ?? 0, '');
} finally {
  bareProcess.kill();
  await server.stop('SIGTERM');
  await rm(dataFolder, { recursive: true, force: true });
}

async function measureRate(site: Site, duration: number): Promise<{ perSecond: number; failures: number }> {
  const worked = readProcessorTime(site);
  const { requests, errors, timeouts, non2xx } = await autocannon({
    url: site.url,
    headers,
    connections: readers,
    duration,
    requests: toRequests(),
  });
  return { perSecond: requests.total / (readProcessorTime(site) - worked), failures: errors + timeouts + non2xx };
}

/** Simulates fifty readers, each requesting one page per second, while first bytes are measured. */
function readSteadily(url: string): Promise<unknown> {
  const milliseconds = (looks.cached + looks.rendered) * pause;
  return Promise.resolve(
    autocannon({
      url,
      headers,
      connections: readers,
      overallRate: readers,
      duration: Math.ceil((milliseconds * 1.2) / 1000),
      requests: toRequests(),
      // autocannon runs in another process, so that reading these answers delays no measurement.
      workers: 1,
    }),
  );
}

function toRequests(): autocannon.Request[] {
  return pages.map((path) => ({ method: 'GET', path }));
}

/** Measures the milliseconds to the first byte of each request, sorted, for each site. The sites take turns. */
async function measureFirstBytes(
  sites: readonly Site[],
  count: number,
  toPath: (index: number) => string,
): Promise<number[][]> {
  const waits = sites.map((): number[] => []);
  for (let index = 0; index < count; index++) {
    for (const [number, site] of sites.entries()) waits[number]?.push((await readPage(site, toPath(index))).firstByte);
    // Spreads the requests over seconds, because all fifty readers send theirs at the same moment of each second.
    await setTimeout(pause);
  }
  return waits.map((each) => each.sort((a, b) => a - b));
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function readPage({ url }: Site, path: string): Promise<{ firstByte: number; bytes: number }> {
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

/** Reads the resident memory of a server, in megabytes. */
function readMemory({ pid }: Site): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/** Reads the processor time of a server since its start, in seconds, over all its threads. */
function readProcessorTime({ pid }: Site): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may contain spaces. A tick is 10 ms on Linux.
  const [, , , , , , , , , , , user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(user) + Number(system)) / 100;
}

function report(what: string, value: number, unit: string): void {
  process.stdout.write(`${what}: ${Math.round(value * 100) / 100} ${unit}\n`);
}

function limitTo(what: string, value: number, sign: '≥' | '≤', limit: number): void {
  const isMet = sign === '≥' ? value >= limit : value <= limit;
  if (!isMet) process.exitCode = 1;
  process.stdout.write(
    `  ${what}: ${Math.round(value * 100) / 100}, limit ${sign} ${limit}  ${isMet ? 'met' : 'MISSED'}\n`,
  );
}
