import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import postgres from 'postgres';
import { driverOf, openApp } from '../src/backend/openApp.ts';
import { createDatabase, runAs } from '../testing/createDatabase.ts';
import { openCluster } from '../testing/openCluster.ts';
import { type Digests, digestTables, findDifferences } from './digestTables.ts';
import { check, report } from './report.ts';
import { beginBackend, startBackend } from './startBackend.ts';

/*
 * Upgrades databases of older versions on a PostgreSQL server, and kills the upgrading server twenty times at random moments.
 * After each kill the database has every row that the older version left, which can start again, or a part of the migrations. The
 * new version then finishes, and its rows equal those of an undisturbed upgrade. `DRILL_KILLS` sets fewer kills; the name of a
 * version as parameter runs that version alone.
 */
const kills = Number(process.env.DRILL_KILLS ?? 20);
/** The commits whose databases are stored for the tests. */
const baselines = process.argv[2] ? [process.argv[2]] : ['8d48694', '131ad65'];
const root = resolve(import.meta.dirname, '../../..');
const fixtures = join(root, 'supabase/tests/upgrade');
/** The table of the migrations that were applied. */
const history = 'supabase_migrations.schema_migrations';
const folder = await mkdtemp(join(tmpdir(), 'lively-drill-'));
const cluster = await openCluster();
try {
  // Creates the roles, which belong to the whole server.
  await (await createDatabase(cluster.url)).drop();
  for (const baseline of baselines) await drill(baseline);
} finally {
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}

async function drill(baseline: string): Promise<void> {
  const old = `old_${baseline}`;
  await makeOld(old, baseline);
  const before = await readDigests(old);

  const begin = performance.now();
  const reference = await upgradeCopy(old, 'reference');
  const duration = performance.now() - begin;
  const second = await upgradeCopy(old, 'second');
  // Some tables depend on the time of the upgrade: only their number of rows is compared.
  const ofTheMoment = findDifferences(reference, second);
  report(`${baseline}: milliseconds of an upgrade`, Math.round(duration));
  report(`${baseline}: tables whose rows name the moment`, ofTheMoment.join(', ') || 'none');

  const found = { old: 0, between: 0 };
  const wrong: string[] = [];
  for (let number = 1; number <= kills; number++) {
    const name = `kill_${number}`;
    await runAs(cluster.url, `create database ${name} template ${old}`);
    const interrupted = await beginBackend(optionsOf(name));
    await Promise.race([wait(Math.random() * duration), interrupted.started.catch(() => {})]);
    await interrupted.stop('SIGKILL');
    await waitUntilLeft(name);
    const left = await readDigests(name);
    const isOld = left.get(history) === before.get(history);
    found[isOld ? 'old' : 'between'] += 1;
    const changed = [...before].filter(([table, digest]) => left.get(table) !== digest).map(([table]) => table);
    if (isOld && changed.length) wrong.push(`${number}: before the upgrade, ${changed.join(', ')}`);
    const after = await upgrade(name).catch((error: Error) => {
      wrong.push(`${number}: ${error.message.trim()}`);
      return null;
    });
    const differences = after ? findDifferences(count(reference, ofTheMoment), count(after, ofTheMoment)) : [];
    if (differences.length) wrong.push(`${number}: ${differences.join(', ')}`);
    await runAs(cluster.url, `drop database ${name} with (force)`);
  }
  report(`${baseline}: kills that left what the older version had made`, found.old);
  report(`${baseline}: kills that left a part of the migrations`, found.between);
  check(
    `${baseline}: the upgrade is finished after each of ${kills} kills, and no row differs ${wrong.join('; ')}`.trimEnd(),
    wrong.length === 0,
  );
}

/** Creates a database as an older version left it: the platform tables by the package, and the tables of Lively from a dump. */
async function makeOld(name: string, baseline: string): Promise<void> {
  await runAs(cluster.url, `create database ${name}`);
  process.chdir(root);
  // config.toml reads these variables.
  Object.assign(process.env, { EXPERIMENTAL_STORAGE: '1', EMBEDDED_SITE_URL: 'http://localhost', DO_NOT_TRACK: '1' });
  const app = await openApp({ url: urlOf(name), signingSecret: 's'.repeat(64) }, { onnotice: () => {} });
  await app.ensureSystemSchema();
  await driverOf(app).end();
  const schema = gunzipSync(await readFile(join(fixtures, `${baseline}.schema.sql.gz`))).toString();
  const rows = await readFile(join(fixtures, `${baseline}.rows.sql`), 'utf8');
  await runAs(urlOf(name), `${leaveOutPlatform(schema)}\n${rows}\nreset all;`);
}

/** Removes from a dump the platform tables and functions, which migrations do not create; keeps their triggers and policies. */
function leaveOutPlatform(dump: string): string {
  const parts = dump.split(/^(?=--\n-- Name: )/m);
  const isOfPlatform = (part: string) => {
    const [, , type = '', schema = ''] = /^--\n-- Name: (.*); Type: (.*); Schema: (.*?);/.exec(part) ?? [];
    if (type === 'SCHEMA') return /CREATE SCHEMA (auth|storage|supabase_migrations|public)/.test(part);
    return ['auth', 'storage', 'supabase_migrations'].includes(schema) && !['TRIGGER', 'POLICY'].includes(type);
  };
  return parts.filter((part) => !isOfPlatform(part)).join('');
}

function urlOf(name: string): string {
  return Object.assign(new URL(cluster.url), { pathname: name }).href;
}

function optionsOf(name: string) {
  return { databaseUrl: urlOf(name), dataFolder: join(folder, name), isSeeded: false };
}

async function upgradeCopy(old: string, name: string): Promise<Digests> {
  const copy = `${name}_${old}`;
  await runAs(cluster.url, `create database ${copy} template ${old}`);
  return upgrade(copy);
}

/** Starts this version, which upgrades the database, and stops it. @returns The digests of the tables after the upgrade. */
async function upgrade(name: string): Promise<Digests> {
  const backend = await startBackend(optionsOf(name));
  await backend.stop('SIGTERM');
  return readDigests(name);
}

async function readDigests(name: string): Promise<Digests> {
  const sql = postgres(urlOf(name), { max: 1 });
  const digests = await digestTables(sql);
  await sql.end();
  return digests;
}

/** Waits until PostgreSQL has finished the statement of the killed process. */
async function waitUntilLeft(name: string): Promise<void> {
  const sql = postgres(cluster.url, { max: 1 });
  for (;;) {
    const [row] = await sql`select count(*)::integer as count from pg_stat_activity where datname = ${name}`;
    if (row?.count === 0) break;
    await wait(50);
  }
  await sql.end();
}

/** Replaces the digests of some tables by their number of rows. */
function count(digests: Digests, tables: readonly string[]): Digests {
  return new Map(
    [...digests].map(([name, digest]) => [name, tables.includes(name) ? (digest.split(' ')[0] ?? '') : digest]),
  );
}
