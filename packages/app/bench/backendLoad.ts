import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createBackend } from '../backend/createBackend.ts';

/*
 * What people wait for when many come at once: 50 readers of a list and 10 writers, each asking again as soon as it is
 * answered, on 1,000 events. Prints the median and the 95th percentile of both.
 */
const [readers, writers, events, seconds] = [50, 10, 1000, Number(process.env.BENCH_SECONDS ?? 20)];
/** Milliseconds: the 95th percentile of reads and of writes. */
const limit = 1000;

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

const end = performance.now() + seconds * 1000;
const times = { reads: [] as number[], writes: [] as number[] };
await Promise.all([
  ...Array.from({ length: readers }, () => repeat(times.reads, read)),
  ...Array.from({ length: writers }, () => repeat(times.writes, () => post(event))),
]);
await backend.close();
await rm(folder, { recursive: true });

for (const [name, measured] of Object.entries(times)) {
  measured.sort((a, b) => a - b);
  const [p50, p95] = [0.5, 0.95].map((share) =>
    Math.round(measured[Math.floor(measured.length * share)] ?? Number.NaN),
  );
  process.stdout.write(`${name}: ${measured.length} answered, p50 ${p50} ms, p95 ${p95} ms (limit ${limit} ms)\n`);
  if (!(Number(p95) <= limit)) process.exitCode = 1;
}

/** The first page of a list, as a visitor asks for it. */
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
  while (performance.now() < end) {
    const before = performance.now();
    await ask();
    measured.push(performance.now() - before);
  }
}
