import { createHash, timingSafeEqual } from 'node:crypto';
import type { OpenMetricsContentType } from 'prom-client';
import type { HostFigures } from '../../backend/readFigures.ts';

/** The figures of a server for monitoring. */
export interface SiteMetrics {
  observeRequest(route: string, status: number, seconds: number): void;
  /** Counts the use of caches, by their names. */
  watchCaches(caches: Readonly<Record<string, WatchedCache>>): void;
  /** Returns true if a request's `Authorization` header gives access. */
  admits(authorization: string | undefined): boolean;
  /** Writes all current figures. */
  write(): Promise<{ readonly contentType: string; readonly text: string }>;
}

export interface WatchedCache {
  readonly bytes: number;
  readonly maxBytes: number;
  readonly reads: { readonly hits: number; readonly misses: number };
}

interface MetricsOptions {
  /** The token that a scraper sends as `Authorization: Bearer …`. */
  readonly token: string;
  /** Undefined if a hosted project has the database. */
  readonly readFigures?: (() => Promise<HostFigures>) | undefined;
  /** Whether to include the figures of Node and the process: memory, event loop, garbage collection. @default true */
  readonly hasProcess?: boolean;
}

/** Milliseconds. A scraper waits for ten seconds. */
const timeoutMs = 5_000;
/** Seconds. A page from a cache takes a millisecond; the timeout of a request is a minute. */
const durations = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

/** Creates the metrics, with OpenMetrics names: base units, and `_total` for counters. */
export async function createMetrics({ token, readFigures, hasProcess = true }: MetricsOptions): Promise<SiteMetrics> {
  // Servers without a token do not load the library.
  const { Registry, Histogram, Gauge, Counter, collectDefaultMetrics } = await import('prom-client');
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  if (hasProcess) collectDefaultMetrics({ register: registry });
  const expected = digest(`Bearer ${token}`);
  const requests = new Histogram({
    name: 'lively_http_request_duration_seconds',
    help: 'Time until the head of an answer, by route and status.',
    labelNames: ['route', 'status'] as const,
    buckets: durations,
    registers,
  });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name: `lively_${name}`, help, labelNames, registers });
  const cacheBytes = gauge('cache_bytes', 'Bytes that a cache holds.', 'cache');
  const cacheLimit = gauge('cache_limit_bytes', 'Bytes that a cache may hold.', 'cache');
  const cacheReads = new Counter({
    name: 'lively_cache_reads_total',
    help: 'Reads of a cache, by whether it had the value.',
    labelNames: ['cache', 'result'] as const,
    registers,
  });
  const database = gauge('database_up', '1 while the database answers, else 0.');
  const tasks = gauge('database_tasks', 'Requests at the database of this server, by lane and state.', 'lane', 'state');
  const connections = gauge('database_connections', 'Connections to the database, of all programs, by state.', 'state');
  const maxConnections = gauge('database_max_connections', 'Connections that the database takes.');
  const mails = gauge('mails', 'Mails that are not sent: due, waiting for another try, failed.', 'state');
  const oldestMail = gauge('oldest_due_mail_seconds', 'How long the oldest mail that is due has been due.');
  const lastRun = gauge(
    'last_run_timestamp_seconds',
    'When an import or a backup was last finished.',
    'kind',
    'source',
  );
  const problems = gauge('last_import_problems', 'Records that the last import could not import.', 'source');
  const leader = gauge('leader', '1 at the server that runs the scheduled tasks, else 0.');
  const replicaUp = gauge('replica_up', '1 while a replica answers and repeats the primary, else 0.', 'replica');
  const replicaRead = gauge('replica_read', '1 while a replica is read, 0 while it is skipped.', 'replica');
  const replicaLag = gauge('replica_lag_seconds', 'How far a replica is behind the primary, at most.', 'replica');
  const replicaReads = new Counter({
    name: 'lively_replica_reads_total',
    help: 'Reads that this server sent to a replica.',
    labelNames: ['replica'] as const,
    registers,
  });
  let caches: Readonly<Record<string, WatchedCache>> = {};

  return {
    observeRequest: (route, status, seconds) => requests.observe({ route, status: String(status) }, seconds),
    watchCaches: (watched) => {
      caches = watched;
    },
    admits: (authorization) => authorization !== undefined && timingSafeEqual(digest(authorization), expected),
    async write() {
      describeCaches();
      if (readFigures) await within(timeoutMs, readFigures()).then(describeBackend, () => database.set(0));
      return { contentType: registry.contentType, text: await registry.metrics() };
    },
  };

  function describeCaches(): void {
    cacheReads.reset();
    for (const [cache, { bytes, maxBytes, reads }] of Object.entries(caches)) {
      cacheBytes.set({ cache }, bytes);
      cacheLimit.set({ cache }, maxBytes);
      cacheReads.inc({ cache, result: 'hit' }, reads.hits);
      cacheReads.inc({ cache, result: 'miss' }, reads.misses);
    }
  }

  function describeBackend(figures: HostFigures): void {
    database.set(1);
    leader.set(figures.isLeader ? 1 : 0);
    maxConnections.set(figures.maxConnections);
    oldestMail.set(figures.oldestMail);
    for (const [state, count] of Object.entries(figures.mails)) mails.set({ state }, count);
    for (const [lane, { running, waiting }] of Object.entries(figures.queue)) {
      tasks.set({ lane, state: 'running' }, running);
      tasks.set({ lane, state: 'waiting' }, waiting);
    }
    // Removes series that no longer exist, which would keep their last value.
    for (const each of [connections, lastRun, problems]) each.reset();
    for (const [state, count] of Object.entries(figures.connections)) connections.set({ state }, count);
    for (const { kind, source, finishedAt, facts } of figures.runs) {
      lastRun.set({ kind, source }, finishedAt);
      if (kind === 'import') problems.set({ source }, facts.problems ?? 0);
    }
    for (const each of [replicaUp, replicaRead, replicaLag, replicaReads]) each.reset();
    for (const { name: replica, isReachable, isRead, lag, reads } of figures.replicas) {
      replicaUp.set({ replica }, isReachable ? 1 : 0);
      replicaRead.set({ replica }, isRead ? 1 : 0);
      if (lag !== null) replicaLag.set({ replica }, lag);
      replicaReads.inc({ replica }, reads);
    }
  }
}

/** @throws Error when it takes longer. */
async function within<Result>(milliseconds: number, task: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The database takes too long to answer.')), milliseconds);
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Hashes to a fixed length, which a comparison in constant time needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
