import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import postgres from 'postgres';
import { buildDatabase } from '../src/backend/schemas/buildDatabase.ts';
import type { EventStore } from '../src/import/EventStore.ts';
import { readFixture } from '../src/import/fixtures/readFixture.ts';
import { importRecords } from '../src/import/importRecords.ts';
import { openFile } from '../src/import/openFile.ts';
import { postgresEventStore } from '../src/import/postgresEventStore.ts';
import { connectPostgres } from '../testing/connectPostgres.ts';
import { runAs } from '../testing/createDatabase.ts';
import { openCluster } from '../testing/openCluster.ts';

/*
 * Checks that an import of the whole country fits into memory, and measures its speed: reads a million records from a gzip file,
 * in the JSON array format of the export, into a new PostgreSQL server. With `memory` after the count, the store discards the
 * records. The count is the first parameter, or `BENCH_EVENTS`. Prints the rate and the peak of the memory; fails above 300 MB.
 */
const count = Number(process.argv[2] ?? process.env.BENCH_EVENTS ?? 1_000_000);
const memoryLimit = 300;
const cluster =
  process.argv[3] === 'memory' ? null : await openCluster(['shared_buffers=2GB', 'jit=off', 'max_wal_size=4GB']);

/** Most of the events are over, as in the national data. */
const firstDay = Date.parse('2023-06-01');

const nowhere: EventStore = {
  readImported: async () => new Map(),
  readSimilar: async () => [],
  async *listUids() {},
  upsert: async () => [],
  noteRun: async () => {},
  close: async () => {},
};

const folder = await mkdtemp(resolve(tmpdir(), 'lively-import-'));
const store = cluster ? await openStore(cluster.url) : nowhere;
try {
  const file = resolve(folder, 'events.json.gz');
  await pipeline(Readable.from(createExport()), createGzip({ level: 1 }), createWriteStream(file));
  const { records } = await openFile(file);
  const began = performance.now();
  const { added } = await importRecords(records, store, {
    isWhole: true,
    onSaved: ({ records: saved }) => {
      if (saved % 50_000 === 0)
        process.stdout.write(`${saved}: ${Math.round((saved * 1000) / (performance.now() - began))}/s\n`);
    },
  });
  const seconds = (performance.now() - began) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(
    `${added} records in ${seconds.toFixed(0)} s, ${Math.round(count / seconds)}/s, peak ${megabytes.toFixed(0)} MB of ${memoryLimit}\n`,
  );
  process.exitCode = added === count && megabytes <= memoryLimit ? 0 : 1;
} finally {
  await store.close();
  await cluster?.close();
  await rm(folder, { recursive: true });
}

/** Creates an empty database. */
async function openStore(url: string): Promise<EventStore> {
  await runAs(url, await readFile('supabase/tests/platform.sql', 'utf8'));
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  await buildDatabase(connectPostgres(sql), process.cwd());
  await sql.end();
  return postgresEventStore(url);
}

/** Yields the fixture's records, each at another venue and day: at the same venue and day they would all be compared. */
function* createExport() {
  const records = readFixture();
  for (let number = 0; number < count; number += 1) {
    const begin = new Date(firstDay + (number % 1500) * 864e5 + 18 * 36e5);
    const record = {
      ...records[number % records.length],
      uid: String(10_000_000 + number),
      title_fr: `Bal ${number}`,
      location_name: `Salle ${number % 4999}`,
      timings: JSON.stringify([{ begin: begin.toISOString(), end: new Date(begin.getTime() + 72e5).toISOString() }]),
    };
    yield `${number ? ',\n' : '['}${JSON.stringify(record)}`;
  }
  yield ']';
}
