import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Connections, connect } from '../../packages/server/src/backend/postgres/connect.ts';
import { countEvents, fillEvents } from './fillEvents.ts';
import { openHostedCluster } from './openHostedCluster.ts';
import { createProcessorClock } from './processorClock.ts';
import { argumentsOf, beyondLimit, queryKinds } from './queryKinds.ts';
import { measureWrites } from './writes.ts';

/*
 * Measures explore_events on a million events, for each kind of query, and compares it with straightforward statements
 * for the same numbers. Then measures writes while users read. `--events 100000` or `BENCH_EVENTS` sets fewer events;
 * `BENCH_ROUNDS` fewer rounds. Fails if a kind exceeds its limit of processor time.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: process.env.BENCH_EVENTS ?? '1000000' } },
});
const [events, rounds] = [Number(values.events), Number(process.env.BENCH_ROUNDS ?? 24)];
/** The max processor time at the median, in milliseconds. */
const limit = 50;
/** Cities for which a device requests recommendation candidates. */
const knownCities = ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Cannes', 'Nice', 'Bordeaux'];
/** Frequent beginnings of searches. */
const firstLetters = ['ja', 'jard', 'concert', 'noë', 'toul', 'musique', 'marché de no', 'théâtre mol'];

const cluster = await openHostedCluster();
try {
  const sql = connect(cluster.url, 1);
  await fillEvents(sql, events);
  // The plain statements find words by an index too.
  await sql`create index words_of_plain_statements on public.event_listings using gin (search)`;
  process.stdout.write(`${await countEvents(sql)}\n`);
  const processor = await createProcessorClock(sql);
  print([
    'query',
    'total',
    'p50 ms',
    'p95 ms',
    'max ms',
    'cpu p50',
    'cpu p95',
    'plain ms',
    'ratio',
    'load',
    `≤ ${limit} ms`,
  ]);
  for (const kind of Object.keys(queryKinds)) {
    // pg_cron does the same every five minutes.
    await sql.unsafe('reset role; select private.refresh_listings(); set role anon');
    const measured = await measure(sql, kind, processor);
    print([kind, ...measured, loadavg()[0]?.toFixed(0) ?? '', judge(kind, Number(measured[4]))]);
  }
  print(['candidates', ...(await measureFunction(sql, processor, 'recommendation_candidates', knownCities))]);
  print(['suggestions', ...(await measureFunction(sql, processor, 'suggest_searches', firstLetters))]);
  await sql.unsafe('reset role; drop index public.words_of_plain_statements');
  await sql.end();
  await measureWrites(cluster.url, (line) => process.stdout.write(`${line}\n`));
} finally {
  await cluster.close();
}

async function measure(sql: Connections, kind: string, processor: () => number): Promise<(string | number)[]> {
  const cursor = kind === 'page 20' ? await findCursor(sql, 19) : {};
  const [total, times, used] = await time(processor, (round) =>
    explore(sql, { ...argumentsOf(kind, round), ...cursor }),
  );
  const plain = await measurePlain(sql, argumentsOf(kind, 0));
  return [
    total,
    ...describe(times),
    ...describe(used).slice(0, 2),
    Math.round(plain),
    (median(times) / plain).toFixed(2),
  ];
}

/** @param used The processor time in milliseconds. */
function judge(kind: string, used: number): string {
  if (Number.isNaN(used)) return 'unknown';
  if (used <= limit) return 'met';
  if (beyondLimit.includes(kind)) return 'beyond';
  process.exitCode = 1;
  return 'MISSED';
}

/** Measures a function that finds events for one text, with each text in turn. */
async function measureFunction(sql: Connections, processor: () => number, name: string, texts: readonly string[]) {
  const [total, times, used] = await time(processor, async (round) => {
    const [answer] = await sql.unsafe<[{ total: number }]>(
      `select jsonb_array_length(public.${name}($1) -> 'events') as total`,
      [texts[round % texts.length] as string],
    );
    return answer;
  });
  return [total, ...describe(times), ...describe(used).slice(0, 2), '', '', loadavg()[0]?.toFixed(0) ?? ''];
}

/** Returns the last total, the milliseconds of each round, and the processor time of each round. */
async function time(
  processor: () => number,
  ask: (round: number) => Promise<{ total: number }>,
): Promise<[number, number[], number[]]> {
  const [times, used]: [number[], number[]] = [[], []];
  let total = 0;
  for (let round = -2; round < rounds; round += 1) {
    const [start, before] = [performance.now(), processor()];
    total = (await ask(Math.max(0, round))).total;
    if (round < 0) continue;
    times.push(performance.now() - start);
    used.push(processor() - before);
  }
  return [total, times, used];
}

/** Returns p50, p95 and the maximum. */
function describe(times: readonly number[]): number[] {
  const sorted = times.toSorted((one, other) => one - other);
  return [0.5, 0.95, 1].map((share) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN),
  );
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

async function explore(sql: Connections, given: Record<string, string | number>) {
  const names = Object.keys(given).map((name, index) => `"${name}" => $${index + 1}`);
  const [{ answer }] = await sql.unsafe<[{ answer: { total: number; next_cursor: string | null } }]>(
    `select public.explore_events(${names.join(', ')}) as answer`,
    Object.values(given),
  );
  return answer;
}

async function findCursor(sql: Connections, pages: number): Promise<{ cursor?: string }> {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page += 1) {
    const answer: { next_cursor: string | null } = await explore(sql, cursor ? { cursor } : {});
    cursor = answer.next_cursor;
  }
  return cursor ? { cursor } : {};
}

/**
 * Computes the same numbers with one statement each: the total, a group by category, a count for each day and price, a
 * sorted page.
 */
async function measurePlain(sql: Connections, given: Record<string, string | number>): Promise<number> {
  const [{ query }] = await sql.unsafe<[{ query: object }]>('select private.read_explore_query($1) as query', [
    JSON.stringify(given),
  ]);
  const start = performance.now();
  for (const asked of [
    query,
    ...['today', 'tonight', 'tomorrow', 'weekend'].map((date) => ({ ...query, date })),
    ...[0, 10, 20, 50].map((maxPrice) => ({ ...query, maxPrice })),
  ])
    await sql.unsafe('select count(*) from private.listings_passing($1, now())', [JSON.stringify(asked)]);
  await sql.unsafe('select category, count(*) from private.listings_passing($1, now()) group by 1', [
    JSON.stringify({ ...query, category: undefined }),
  ]);
  await sql.unsafe(
    `select * from (select l.*, private.start_of(l.event_id, now()) as start from private.listings_passing($1, now()) l) as l
     order by popularity desc, start, event_id limit 24`,
    [JSON.stringify(query)],
  );
  return performance.now() - start;
}

function print(cells: readonly (string | number)[]): void {
  process.stdout.write(
    `${cells.map((cell, index) => String(cell)[index ? 'padStart' : 'padEnd'](index ? 9 : 26)).join(' ')}\n`,
  );
}
