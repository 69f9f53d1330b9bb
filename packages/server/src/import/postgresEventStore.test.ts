import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../../testing/createDatabase.ts';
import { type Cluster, hasPostgres, openCluster } from '../../testing/openCluster.ts';
import { createBackend } from '../backend/createBackend.ts';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { importRecords } from './importRecords.ts';
import { openEventStore } from './openEventStore.ts';

const root = resolve(import.meta.dirname, '../../../..');

describe.skipIf(!hasPostgres)('an import into a PostgreSQL server', () => {
  let cluster: Cluster;
  let database: TestDatabase;

  beforeAll(async () => {
    process.chdir(root);
    cluster = await openCluster();
    database = await createDatabase(cluster.url);
    const folder = await mkdtemp(join(tmpdir(), 'lively-import-'));
    const options = { root, siteUrl: 'http://localhost:5173', isSeeded: false, databaseUrl: database.url };
    await (await createBackend({ ...options, dataFolder: join(folder, 'data') })).close();
    await rm(folder, { recursive: true });
  });

  afterAll(() => cluster.close());

  async function importAll(records: readonly unknown[], isWhole = false) {
    const problems: string[] = [];
    const { store, place } = await openEventStore(root, { DATABASE_URL: database.url });
    const report = await importRecords(records, store, { isWhole, onProblem: (problem) => problems.push(problem) });
    await store.close();
    return { ...report, place, problems };
  }

  test('adds new records, and writes no record the second time', async () => {
    const records = readFixture();
    const first = await importAll(records);
    expect(first).toMatchObject({ added: records.length, problems: [] });
    expect(first.place).toMatch(/^the database lively_\w+ of 127\.0\.0\.1:\d+$/);
    expect(await importAll(records)).toMatchObject({ added: 0, changed: 0, unchanged: records.length });
  });

  test('reports a row that the database refuses, and keeps the others', async () => {
    const { store } = await openEventStore(root, { DATABASE_URL: database.url });
    const [row] = [...(await store.readImported('openagenda', ['1001'])).values()];
    if (!row) throw new Error('nothing was kept');
    const [impossible, other] = [
      { ...row, source_uid: 'impossible', latitude: 91 },
      { ...row, source_uid: 'other' },
    ];
    const refused = await store.upsert([row, impossible, other]);
    expect(refused).toEqual([{ row: impossible, reason: expect.stringContaining('violates check constraint') }]);
    expect([...(await store.readImported('openagenda', ['1001', 'impossible', 'other'])).keys()].sort()).toEqual([
      '1001',
      'other',
    ]);
    await store.close();
  });

  test('stores the last run of each source for the monitoring', async () => {
    const { store } = await openEventStore(root, { DATABASE_URL: database.url });
    await store.noteRun('https://openagenda.example/export', { records: 3, problems: 1 });
    await store.noteRun('https://openagenda.example/export', { records: 4, problems: 0 });
    await store.close();
    const sql = postgres(database.url, { max: 1 });
    const rows =
      await sql`select kind, source, facts, now() - finished_at < interval '1 minute' as is_new from private.host_runs`;
    await sql.end();
    expect([...rows]).toEqual([
      { kind: 'import', source: 'https://openagenda.example/export', facts: { records: 4, problems: 0 }, is_new: true },
    ]);
  });

  test('cancels events that their source no longer contains', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const timings = JSON.stringify([{ begin: soon, end: soon }]);
    await importAll([recordWith({ uid: 'soon', title_fr: 'Demain seulement', timings })]);
    expect(await importAll(readFixture(), true)).toMatchObject({ gone: 1 });
  });
});
