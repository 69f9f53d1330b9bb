import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBackend } from '../src/backend/createBackend.ts';

/*
 * Measures how long requests wait under load: 50 readers of a list and 10 writers on 1,000 events, each sending its next request
 * when the last one is answered. Prints the median and the 95th percentile of reads and of writes. Compares them with a turn:
 * reads and writes take turns (`createFairQueue`), so a turn is the time to answer one request per client of one kind, each after
 * a request of the other kind. The load lasts `BENCH_SECONDS`, 20 by default.
 */
const [readers, writers, events, seconds] = [50, 10, 1000, Number(process.env.BENCH_SECONDS ?? 20)];
/** The max 95th percentile of reads and of writes, in turns. */
const limit = 1.5;
/** The number of requests that are measured without load. */
const alone = 20;

const root = resolve(import.meta.dirname, '../../..');
const siteUrl = 'http://localhost:5173';
const folder = await mkdtemp(join(tmpdir(), 'lively-load-'));
const backend = await createBackend({ root, siteUrl, dataFolder: join(folder, 'data') });
const headers = { apikey: backend.secretKey, 'Content-Type': 'application/json' };
const send = (path: string, init?: RequestInit) =>
  backend.fetch(new Request(`${siteUrl}${path}`, { ...init, headers: { ...headers, ...init?.headers } }));

const event = { title: 'Bal du quartier', category: 'leisure', location: 'Lyon', description: 'x'.repeat(1000) };
const rows = Array.from({ length: events }, (_, index) => ({ ...event, title: `Bal ${index}` }));
for (let from = 0; from < events; from += 100) await post(rows.slice(from, from + 100));

const single = { reads: [] as number[], writes: [] as number[] };
for (let round = 0; round < alone; round++) {
  single.reads.push(await time(read));
  single.writes.push(await time(() => post(event)));
}
/** Milliseconds of one read and one write. */
const pair = at(single.reads, 0.5) + at(single.writes, 0.5);
/** Milliseconds. */
const turns = { reads: readers * pair, writes: writers * pair };
process.stdout.write(`a turn of reads: ${Math.round(turns.reads)} ms, of writes: ${Math.round(turns.writes)} ms\n`);

const end = performance.now() + seconds * 1000;
const times = { reads: [] as number[], writes: [] as number[] };
await Promise.all([
  ...Array.from({ length: readers }, () => repeat(times.reads, read)),
  ...Array.from({ length: writers }, () => repeat(times.writes, () => post(event))),
]);
await backend.close();
await rm(folder, { recursive: true });

for (const name of ['reads', 'writes'] as const) {
  const measured = times[name];
  const [p50, p95] = [at(measured, 0.5), at(measured, 0.95)];
  const taken = p95 / turns[name];
  const isMet = taken <= limit;
  process.stdout.write(
    `${name}: ${measured.length} answered, p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, ${taken.toFixed(2)} turns, limit ${limit}  ${isMet ? 'met' : 'MISSED'}\n`,
  );
  if (!isMet) process.exitCode = 1;
}

function at(measured: readonly number[], share: number): number {
  return measured.toSorted((a, b) => a - b)[Math.floor(measured.length * share)] ?? Number.NaN;
}

/** Measures the duration of a request in milliseconds. */
async function time(ask: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await ask();
  return performance.now() - before;
}

/** Reads the first page of a list, like a visitor. */
async function read(): Promise<void> {
  const path =
    '/rest/v1/events?select=id,title,category,location,date,time,price,image,upvotes_count&order=date&limit=50';
  const answer = await send(path, { headers: { apikey: backend.publishableKey } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A read was answered ${answer.status}.`);
}

async function post(body: object): Promise<void> {
  const answer = await send('/rest/v1/events', { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`A write was answered ${answer.status}: ${await answer.text()}`);
}

async function repeat(measured: number[], ask: () => Promise<void>): Promise<void> {
  while (performance.now() < end) measured.push(await time(ask));
}
