import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ask } from './cluster/ask.ts';
import { createWriters } from './cluster/createWriters.ts';
import { measureCut, measureEdits } from './cluster/measureEdits.ts';
import { measureKept } from './cluster/measureKept.ts';
import { measureKills } from './cluster/measureKills.ts';
import { createPaths, measureReads, type ReadFigures } from './cluster/measureReads.ts';
import { openSite } from './cluster/openSite.ts';

/*
 * Compares two sides on one machine, with a million events. One side has a primary, two replicas, three servers and a
 * balancer; the other is one server that uses the primary alone. The parts are reads, kills, guesses of passwords,
 * edits: `--only reads,guesses,kills,edits`. `--events 100000` or `BENCH_EVENTS` sets fewer events; `BENCH_SECONDS` the
 * seconds of reads per side (default 60); `BENCH_EDITS` the edits (default 1,000). Run `pnpm build` before.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: process.env.BENCH_EVENTS ?? '1000000' },
    only: { type: 'string', default: 'reads,guesses,kills,edits' },
  },
});
const [events, seconds, edits] = [
  Number(values.events),
  Number(process.env.BENCH_SECONDS ?? 60),
  Number(process.env.BENCH_EDITS ?? 1_000),
];
/** The sides alternate, so that other load on the machine slows down both. */
const rounds = 4;
/** Reads per second, used if they are not measured. */
const defaultRate = 20;
const limits = { rate: 0.9, primary: 0.15, failedReads: 0.001, pageAge: 2_000 };
const print = (line: string) => process.stdout.write(`${line}\n`);

const site = await openSite(events, print);
try {
  const rows = await site.sql<{ id: string }[]>`
    select event_id as id from public.event_listings where over_at > now() order by event_id limit 20000`;
  const eventIds = rows.map(({ id }) => id);
  const writers = await createWriters(site.alone.port, 10);
  const parts = values.only.split(',');
  const rate = parts.includes('reads') ? await compareReads(eventIds) : defaultRate;
  if (parts.includes('guesses')) await compareGuesses();
  if (parts.includes('kills')) await killBesideReaders(eventIds.slice(100), writers, rate);
  if (parts.includes('edits')) await editBesideReaders(eventIds);
} finally {
  await site.close();
}

/** @returns The reads per second of the cluster. */
async function compareReads(eventIds: readonly string[]): Promise<number> {
  const sides = { alone: site.alone.port, cluster: site.balancerPort };
  const measured: Record<keyof typeof sides, ReadFigures[]> = { alone: [], cluster: [] };
  const paths = createPaths(eventIds);
  // Warms up: each process compiles its code, so three processes need three times as many reads as one.
  const warming = Math.min(15, seconds / 2);
  await measureReads(sides.alone, site, paths, warming);
  await measureReads(sides.cluster, site, paths, 3 * warming);
  for (let round = 0; round < rounds; round++)
    for (const side of ['alone', 'cluster'] as const)
      measured[side].push(await measureReads(sides[side], site, paths, seconds / rounds));
  const [alone, cluster] = [measured.alone, measured.cluster].map(sum);
  if (!alone || !cluster) throw new Error('Nothing was read.');
  report('load of the machine', loadavg()[0] ?? 0, '');
  report('reads a second: one server, one database', alone.perSecond, '');
  report('three servers, two replicas, the balancer', cluster.perSecond, '');
  limitTo('the second, of the first', cluster.perSecond / alone.perSecond, '', '≥', limits.rate);
  const failures = [...alone.failures, ...cluster.failures];
  limitTo('reads that failed', failures.length, '', '≤', 0);
  for (const failure of new Set(failures)) print(`  ${failure}`);
  report('processor of the primary for a read: alone', alone.primaryTime, 'ms');
  report('of the primary for a read: with replicas', cluster.primaryTime, 'ms');
  report('processor of the replicas for a read', cluster.replicaTime, 'ms');
  report('processor of the servers for a read: alone', alone.serverTime, 'ms');
  report('with replicas', cluster.serverTime, 'ms');
  const kept = ['/', '/explore', ...eventIds.slice(0, 3).map((id) => `/event/${id}`)];
  report('of a server for a page from memory', await measureKept(site, kept), 'ms');
  limitTo('of the primary, with replicas, of alone', cluster.primaryTime / alone.primaryTime, '', '≤', limits.primary);
  return cluster.perSecond;
}

async function compareGuesses(): Promise<void> {
  const guess = async (port: number, email: string, address: string) => {
    const answers = [];
    for (let number = 0; number < 100; number++)
      answers.push(
        ask(port, '/auth/v1/token?grant_type=password', {
          body: { email, password: `faux ${number}` },
          address,
        }),
      );
    return (await Promise.all(answers)).filter(({ status }) => status === 400).length;
  };
  const alone = await guess(site.alone.port, 'writer8@example.org', '203.0.113.8');
  const together = await guess(site.balancerPort, 'writer9@example.org', '203.0.113.9');
  report('of 100 guesses at one server, compared', alone, '');
  limitTo('of 100 guesses at three servers, compared', together, '', '≤', alone);
}

async function killBesideReaders(
  eventIds: readonly string[],
  writers: Awaited<ReturnType<typeof createWriters>>,
  rate: number,
): Promise<void> {
  const figures = await measureKills(site, {
    paths: createPaths(eventIds),
    eventIds,
    writers,
    // The rate that two of three servers can handle, with room for their starts.
    readsPerSecond: rate / 3,
    print,
  });
  report('reads beside the kills', figures.reads, '');
  limitTo('of them failed', figures.failedReads / figures.reads, '', '≤', limits.failedReads);
  limitTo('failed more than 5 s after a kill', figures.lateFailures, '', '≤', 0);
  report('acknowledged writes', figures.acknowledged, '');
  report('writes without an answer', figures.unanswered, '');
  limitTo('acknowledged writes that are lost', figures.lost, '', '≤', 0);
  limitTo('sessions that are lost', figures.sessionsLost, '', '≤', 0);
}

async function editBesideReaders(eventIds: readonly string[]): Promise<void> {
  const { oldest, looks } = await measureEdits(site, eventIds, edits);
  report(`edits, with ${looks} looks at pages`, edits, '');
  limitTo('the oldest page', oldest, 'ms', '≤', limits.pageAge);
  const cut = await measureCut(site, eventIds);
  report('looks after the connections that tell of changes were cut', cut.looks, '');
  report('of them refused', cut.refused, '');
  limitTo('of them old pages', cut.stale, '', '≤', 0);
}

function sum(figures: readonly ReadFigures[]): ReadFigures {
  const mean = (read: (figure: ReadFigures) => number) => figures.map(read).reduce((a, b) => a + b, 0) / figures.length;
  return {
    perSecond: mean(({ perSecond }) => perSecond),
    failures: figures.flatMap(({ failures }) => failures),
    primaryTime: mean(({ primaryTime }) => primaryTime),
    replicaTime: mean(({ replicaTime }) => replicaTime),
    serverTime: mean(({ serverTime }) => serverTime),
  };
}

function report(name: string, value: number, unit: string): void {
  print(`${name.padEnd(66)} ${format(value)} ${unit}`.trimEnd());
}

function limitTo(name: string, value: number, unit: string, relation: '≤' | '≥', limit: number): void {
  const isMet = relation === '≤' ? value <= limit : value >= limit;
  print(`${name.padEnd(66)} ${format(value)} ${unit} ${relation} ${limit}  ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) process.exitCode = 1;
}

function format(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(3);
}
