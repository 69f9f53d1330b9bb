import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { EventStore } from '../import/EventStore.ts';
import { readFixture } from '../import/fixtures/readFixture.ts';
import { importRecords } from '../import/importRecords.ts';
import { openFile } from '../import/openFile.ts';

/*
 * Whether an import of the whole country fits into memory: a million records in a gzip file, an array as the export writes
 * it, read into a store that keeps nothing. Prints the rate and the peak of the memory; fails above 300 MB.
 */
const count = Number(process.argv[2] ?? 1_000_000);
const memoryLimit = 300;

const nowhere: EventStore = {
  readImported: async () => new Map(),
  readOccasions: async () => [],
  async *listUids() {},
  upsert: async () => [],
  close: async () => {},
};

const folder = await mkdtemp(resolve(tmpdir(), 'lively-import-'));
try {
  const file = resolve(folder, 'events.json.gz');
  await pipeline(Readable.from(createExport()), createGzip({ level: 1 }), createWriteStream(file));
  const { records } = await openFile(file);
  const began = performance.now();
  const { added } = await importRecords(records, nowhere, { isWhole: true });
  const seconds = (performance.now() - began) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  process.stdout.write(
    `${added} records in ${seconds.toFixed(0)} s, ${Math.round(count / seconds)}/s, peak ${megabytes.toFixed(0)} MB of ${memoryLimit}\n`,
  );
  process.exitCode = added === count && megabytes <= memoryLimit ? 0 : 1;
} finally {
  await rm(folder, { recursive: true });
}

function* createExport() {
  const records = readFixture();
  for (let number = 0; number < count; number += 1) {
    const record = { ...records[number % records.length], uid: String(10_000_000 + number), title_fr: `Bal ${number}` };
    yield `${number ? ',\n' : '['}${JSON.stringify(record)}`;
  }
  yield ']';
}
