import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import postgres from 'postgres';
import { createDatabase, runAs } from '../testing/createDatabase.ts';
import { openCluster } from '../testing/openCluster.ts';
import { copyCommit } from './copyCommit.ts';
import { type Digests, digestTables, findDifferences } from './digestTables.ts';
import { check, report } from './report.ts';
import { beginBackend, startBackend } from './startBackend.ts';

/*
 * Upgrades a database of 1.0 with its events on a PostgreSQL server, and kills the upgrading server twenty times at random moments.
 * After each kill the database has every row that 1.0 left, or a part of the upgrade. The new version then finishes, and its rows
 * equal those of an undisturbed upgrade. The new version is this one with the changes of the folder `nextVersion`, because this one
 * may have none: a repair of many rows, a constraint, a table and two functions. 1.0 is the commit of the first release, or
 * `pnpm drill:upgrade COMMIT`. `DRILL_KILLS` sets fewer kills.
 */
const kills = Number(process.env.DRILL_KILLS ?? 20);
const root = resolve(import.meta.dirname, '../../..');
/** The table of the migrations that were applied. */
const history = 'supabase_migrations.schema_migrations';
/** Adds events to those of the seed: an upgrade must take long enough to be killed in all its parts. */
const fill = `
  insert into public.events (title, category, location, date)
  select 'concert ' || number, 'music', 'Lyon', current_date + number % 300 from generate_series(1, 3000) as number`;
const folder = await mkdtemp(join(tmpdir(), 'lively-drill-'));
const nextRoot = join(folder, 'next');
const cluster = await openCluster();
const old = await copyCommit(join(folder, 'old'), process.argv[2]);
try {
  await makeNextVersion();
  const { url } = await createDatabase(cluster.url);
  const origin = new URL(url).pathname.slice(1);
  const first = await startBackend({ root: old.root, databaseUrl: url, dataFolder: join(folder, 'data') });
  await first.stop('SIGTERM');
  await runAs(url, fill);
  report('1.0', old.name);
  const before = await readDigests(origin);

  const begin = performance.now();
  const reference = await upgradeCopy(origin, 'reference');
  const duration = performance.now() - begin;
  // Some tables depend on the time of the upgrade: only their number of rows is compared.
  const ofTheMoment = findDifferences(reference, await upgradeCopy(origin, 'second'));
  report('milliseconds of an upgrade', Math.round(duration));
  report('tables whose rows name the moment', ofTheMoment.join(', ') || 'none');
  check('the upgrade changes rows', findDifferences(before, reference).includes('events'));

  const found = { old: 0, between: 0, whole: 0 };
  const wrong: string[] = [];
  for (let number = 1; number <= kills; number++) {
    const name = `kill_${number}`;
    await copyDatabase(origin, name);
    const interrupted = await beginBackend(optionsOf(name));
    await Promise.race([wait(Math.random() * duration), interrupted.started.catch(() => {})]);
    await interrupted.stop('SIGKILL');
    await waitUntilLeft(name);
    const left = await readDigests(name);
    const isOld = left.get(history) === before.get(history);
    const isWhole = !isOld && left.get(history) === reference.get(history);
    found[isOld ? 'old' : isWhole ? 'whole' : 'between'] += 1;
    // The record of functions changes before the first migration.
    const changed = findDifferences(before, left).filter((table) => !table.startsWith('private.schema_'));
    if (isOld && changed.length) wrong.push(`${number}: before the upgrade, ${changed.join(', ')}`);
    const after = await upgrade(name).catch((error: Error) => {
      wrong.push(`${number}: ${error.message.trim()}`);
      return null;
    });
    const differences = after ? findDifferences(count(reference, ofTheMoment), count(after, ofTheMoment)) : [];
    if (differences.length) wrong.push(`${number}: ${differences.join(', ')}`);
    await runAs(cluster.url, `drop database ${name} with (force)`);
  }
  report('kills that left what 1.0 had made', found.old);
  report('kills that left a part of the migrations', found.between);
  report('kills after the last migration', found.whole);
  check(
    `the upgrade is finished after each of ${kills} kills, and no row differs ${wrong.join('; ')}`.trimEnd(),
    wrong.length === 0,
  );
} finally {
  old.remove();
  await cluster.close();
  await rm(folder, { recursive: true, force: true });
}

/** Copies this version, and adds the changes of the next one. */
async function makeNextVersion(): Promise<void> {
  await cp(join(root, 'supabase'), join(nextRoot, 'supabase'), {
    recursive: true,
    filter: (path) => !path.endsWith('.temp'),
  });
  for (const name of ['packages', 'node_modules', 'branding', 'package.json'])
    await symlink(join(root, name), join(nextRoot, name));
  const changes = join(import.meta.dirname, 'nextVersion');
  await cp(join(changes, 'migrations'), join(nextRoot, 'supabase/migrations'), { recursive: true });
  await cp(join(changes, 'schemas'), join(nextRoot, 'supabase/schemas'), { recursive: true });
  const edited = join(nextRoot, 'supabase/schemas/votes/triggers/count_votes.sql');
  const text = await readFile(edited, 'utf8');
  await writeFile(edited, text.replace('  return null;', '  return null; -- of the next version'));
}

async function copyDatabase(origin: string, name: string): Promise<void> {
  await runAs(cluster.url, `create database ${name} template ${origin} owner lively`);
}

function urlOf(name: string): string {
  return Object.assign(new URL(cluster.url), { username: 'lively', pathname: name }).href;
}

function optionsOf(name: string) {
  return { root: nextRoot, databaseUrl: urlOf(name), dataFolder: join(folder, name), isSeeded: false };
}

async function upgradeCopy(origin: string, name: string): Promise<Digests> {
  await copyDatabase(origin, name);
  return upgrade(name);
}

/** Starts the next version, which upgrades the database, and stops it. @returns The digests of the tables after the upgrade. */
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
