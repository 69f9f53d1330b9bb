import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCluster } from './createCluster.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lively-frugal-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Opens a database in another process, parses statements, and returns its peak of memory in megabytes. */
function measurePeak(module: string, name: string, database: string): number {
  const script = `
    const { ${name}: Database } = await import(${JSON.stringify(module)});
    const database = new Database(${JSON.stringify(database)});
    for (let index = 0; index < 100; index++) await database.query(\`select \${index} as "number"\`);
    await database.close();
    process.stdout.write(String(process.resourceUsage().maxRSS / 1024));
  `;
  // V8 optimises in the background; with this flag it does so at once.
  const parameters = ['--wasm-sync-tier-up', '--input-type=module', '--eval', script];
  return Number(execFileSync(process.execPath, parameters, { encoding: 'utf8' }));
}

// By night: only another version of V8 or PGlite changes it.
test.runIf(process.env.LONG)('a new database is opened with less than 0.6 of the memory of a PGlite', async () => {
  const database = join(folder, 'new');
  await createCluster(database);
  expect(existsSync(join(database, 'PG_VERSION'))).toBe(true);
  const frugal = measurePeak(resolve(import.meta.dirname, 'FrugalPglite.ts'), 'FrugalPglite', database);
  const usual = measurePeak(import.meta.resolve('@electric-sql/pglite'), 'PGlite', database);
  expect(frugal).toBeGreaterThan(100);
  expect(frugal / usual).toBeLessThan(0.6);
});

test('a database that cannot be created is one line with its folder', async () => {
  const missing = join(folder, 'missing', 'new');
  await expect(createCluster(missing)).rejects.toThrow(`PGlite cannot create a database in ${missing}: `);
});
