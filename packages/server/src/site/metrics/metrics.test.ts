import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { HostFigures } from '../../backend/readFigures';
import type { SiteEnv } from '../SiteEnv';
import { countRequests } from './countRequests';
import { createMetrics } from './createMetrics';
import { metricsRoutes } from './metricsRoutes';

const token = 'a token of a test, long enough for it';
const hosting = resolve(import.meta.dirname, '../../../../../docs/hosting');
let figures: HostFigures | Error = {
  mails: { waiting: 1, due: 2, failed: 3 },
  oldestMail: 90,
  connections: { active: 1, idle: 4 },
  maxConnections: 100,
  runs: [
    { kind: 'import', source: 'https://openagenda.example/export', finishedAt: 1_790_000_000, facts: { problems: 7 } },
    { kind: 'backup', source: '', finishedAt: 1_790_000_100, facts: {} },
  ],
  queue: {
    read: { running: 2, waiting: 5 },
    write: { running: 1, waiting: 0 },
    picture: { running: 0, waiting: 0 },
  },
  isLeader: true,
  replicas: [
    { name: 'replica1:5432', isReachable: true, isRead: true, lag: 0.25, reads: 41 },
    { name: 'replica2:5432', isReachable: true, isRead: false, lag: 30, reads: 7 },
    { name: 'replica3:5432', isReachable: false, isRead: false, lag: null, reads: 0 },
  ],
};
let site: Hono<SiteEnv>;

beforeAll(async () => {
  const metrics = await createMetrics({
    token,
    readFigures: async () => {
      if (figures instanceof Error) throw figures;
      return figures;
    },
  });
  metrics.watchCaches({ pages: { bytes: 512, maxBytes: 4096, reads: { hits: 9, misses: 3 } } });
  site = new Hono<SiteEnv>()
    .use(countRequests(metrics))
    .route('/', metricsRoutes(metrics))
    .route(
      '/',
      new Hono<SiteEnv>().get('/event/:id', ({ text }) => text('Bal')),
    )
    .route(
      '/',
      new Hono<SiteEnv>().get('*', async (_, next) => next()),
    );
});

const scrape = (authorization?: string) =>
  site.request('/metrics', authorization ? { headers: { authorization } } : undefined);
const read = async () => (await scrape(`Bearer ${token}`)).text();

test.each([undefined, 'Bearer ', `Bearer ${token.slice(1)}`, token, `Basic ${token}`])(
  'a request without the token is answered with 404: %s',
  async (authorization) => {
    expect((await scrape(authorization)).status).toBe(404);
  },
);

test('the metrics have the OpenMetrics format and are not cached', async () => {
  const answer = await scrape(`Bearer ${token}`);
  expect(answer.headers.get('content-type')).toBe('application/openmetrics-text; version=1.0.0; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(/# EOF\n$/);
});

test('requests are counted by their route, not by their path', async () => {
  for (const path of ['/event/1', '/event/2', '/nowhere/1', '/nowhere/2']) await site.request(path);
  const text = await read();
  expect(text).toContain('lively_http_request_duration_seconds_count{route="/event/:id",status="200"} 2');
  expect(text).toContain('lively_http_request_duration_seconds_bucket{le="60",route="/event/:id",status="200"} 2');
  expect(text).toMatch(/lively_http_request_duration_seconds_count\{route="[^"]*\*",status="404"\} [2-9]/);
  expect(text).not.toContain('nowhere');
});

test('the metrics contain the figures of the caches and of the backend', async () => {
  const text = await read();
  for (const line of [
    'lively_cache_bytes{cache="pages"} 512',
    'lively_cache_reads_total{cache="pages",result="hit"} 9',
    'lively_database_up 1',
    'lively_database_tasks{lane="read",state="waiting"} 5',
    'lively_database_connections{state="idle"} 4',
    'lively_mails{state="due"} 2',
    'lively_oldest_due_mail_seconds 90',
    'lively_last_run_timestamp_seconds{kind="import",source="https://openagenda.example/export"} 1790000000',
    'lively_last_run_timestamp_seconds{kind="backup",source=""} 1790000100',
    'lively_last_import_problems{source="https://openagenda.example/export"} 7',
    'lively_leader 1',
    'lively_replica_up{replica="replica2:5432"} 1',
    'lively_replica_up{replica="replica3:5432"} 0',
    'lively_replica_read{replica="replica1:5432"} 1',
    'lively_replica_read{replica="replica2:5432"} 0',
    'lively_replica_lag_seconds{replica="replica2:5432"} 30',
    'lively_replica_reads_total{replica="replica1:5432"} 41',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).not.toContain('lively_replica_lag_seconds{replica="replica3:5432"}');
  // Reading a counter twice does not increase it.
  expect(await read()).toContain('lively_cache_reads_total{cache="pages",result="hit"} 9\n');
});

test('a database that does not answer is reported in the metrics without an error', async () => {
  const whole = figures;
  figures = new Error('away');
  const text = await read();
  figures = whole;
  expect(text).toContain('lively_database_up 0\n');
  expect(text).toContain('lively_cache_bytes{cache="pages"} 512\n');
});

async function readDashboard(): Promise<string[]> {
  const { panels } = JSON.parse(await readFile(resolve(hosting, 'grafana.json'), 'utf8'));
  return panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) => targets.map(({ expr }) => expr));
}

/** Without the metric `up`, which is Prometheus's. */
async function readAlerts(): Promise<string[]> {
  const { groups } = parse(await readFile(resolve(hosting, 'alerts.yml'), 'utf8'));
  const expressions: string[] = groups.flatMap(({ rules }: { rules: { expr: string }[] }) =>
    rules.map(({ expr }) => expr),
  );
  return expressions.filter((expression) => !expression.startsWith('up{'));
}

test.each([
  ['dashboard', readDashboard, 10],
  ['alerts', readAlerts, 8],
])('each query of the %s uses existing metrics and labels', async (_name, readExpressions, least) => {
  const text = await read();
  const expressions = await readExpressions();
  expect(expressions.length).toBeGreaterThanOrEqual(least);
  for (const expression of expressions) {
    const names = expression.match(/\b(lively|process|nodejs)_[a-z\d_]+/g) ?? [];
    expect(names, expression).not.toEqual([]);
    for (const name of names) expect(text, expression).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    const labels = [...expression.matchAll(/by \(([^)]*)\)|\{([^}]*)\}/g)].flatMap(([, by = '', selector = '']) => [
      ...by.split(','),
      ...selector.split(',').map((each) => each.split(/[=!~]/)[0] ?? ''),
    ]);
    const asked = labels.map((label) => label.trim()).filter((label) => label && !['instance', 'job'].includes(label));
    for (const label of asked)
      expect(text, expression).toMatch(new RegExp(`^(${names.join('|')})\\{[^}]*\\b${label}="`, 'm'));
  }
});
