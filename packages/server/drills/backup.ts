import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { createDatabase, type TestDatabase } from '../testing/createDatabase.ts';
import { binaries, openCluster } from '../testing/openCluster.ts';
import { inBucket, inFolder, type PicturePlaces } from './backupPlaces.ts';
import { call, signUp } from './call.ts';
import { digestTables, findDifferences } from './digestTables.ts';
import { check, report } from './report.ts';
import { startBackend } from './startBackend.ts';

/*
 * Backs up a site with `docs/hosting/lively-backup` during twenty writes per second, and restores it into an empty server with
 * the steps of docs/hosting.md. Compares the rows of every table with those at the moment of the backup, and every picture that a
 * row names: once with pictures in the data folder, once with pictures in a bucket. Writes for `DRILL_SECONDS` before and after
 * the backup, 10 by default.
 */
const seconds = Number(process.env.DRILL_SECONDS ?? 10);
const writesPerSecond = 20;
/** Seconds. Delays the dump, to simulate a large database that is still dumped while pictures are written and removed. */
const dumpSeconds = 2;
/** One write in this many writes a picture, and one write in this many removes the oldest picture. */
const [pictureEvery, removalEvery] = [5, 20];
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const kindOf = (number: number) =>
  number % pictureEvery === 0 ? 'picture' : number % removalEvery === 1 ? 'removal' : 'event';
const isEvent = (number: number) => kindOf(number) === 'event';
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const [source, target] = await Promise.all([openCluster(), openCluster()]);
try {
  for (const place of ['folder', 'bucket']) {
    const folder = await mkdtemp(join(tmpdir(), 'lively-drill-'));
    const places = place === 'folder' ? inFolder(join(folder, 'restored')) : await inBucket();
    try {
      await drill(folder, places);
    } finally {
      await places.close();
      await rm(folder, { recursive: true, force: true });
    }
  }
} finally {
  await source.close();
  await target.close();
}

async function drill(folder: string, places: PicturePlaces): Promise<void> {
  const say = (name: string, value: number | string) => report(`${places.name}: ${name}`, value);
  const prove = (name: string, isMet: boolean) => check(`${places.name}: ${name}`, isMet);
  const dataFolder = join(folder, 'data');
  const { url, drop } = await createDatabase(source.url);
  const backend = await startBackend({ databaseUrl: url, dataFolder, storage: places.source });
  const token = await signUp(backend.port, 'zoe@exemple.fr');
  const written: number[] = [];
  /** The digest of every picture that was written, and the pictures that exist now. */
  const [pictures, present] = [new Map<string, string>(), [] as string[]];
  let [isWriting, failures, removals] = [true, 0, 0];
  const writing = write();
  await wait(seconds * 1_000);
  const [before, presentBefore, removedBefore] = [[...written], [...present], removals];
  const { expected, backup } = await backUp(url, folder, places);
  say('writes that were acknowledged while the backup ran', written.length - before.length);
  say('of them removals of pictures', removals - removedBefore);
  const presentAfter = new Set(present);
  await wait(seconds * 1_000);
  isWriting = false;
  await writing;
  await backend.stop('SIGTERM');
  await drop();
  say('writes before, during and after it', written.length);
  prove('no write failed', failures === 0);
  prove('pictures were removed while it ran', removals > removedBefore);

  const restored = await restore(backup, folder);
  const sql = postgres(asSuperuser(restored.url), { max: 1 });
  const differences = findDifferences(expected, await digestTables(sql));
  say('tables that are compared', expected.size);
  say('of them with rows', [...expected.values()].filter((text) => !text.startsWith('0 ')).length);
  prove(
    `every table has the rows of the moment of the backup ${differences.join(', ')}`.trimEnd(),
    differences.length === 0,
  );
  const events = await sql<{ title: string }[]>`select title from public.events where title like 'written %'`;
  const titles = new Set(events.map(({ title }) => title));
  prove(
    'every event that was acknowledged before the backup is there',
    before.filter(isEvent).every((number) => titles.has(`written ${number}`)),
  );
  prove('the backup ends before the last write: it was made meanwhile', titles.size < written.filter(isEvent).length);
  const rows = await sql<{ bucket: string; name: string }[]>`select bucket_id as bucket, name from storage.objects`;
  await sql.end();

  const again = await startBackend({
    databaseUrl: restored.url,
    dataFolder: join(folder, 'restored'),
    storage: places.target,
  });
  prove('a session of before is valid', (await call(again.port, '/auth/v1/user', { token })).status === 200);
  const wrong = [];
  for (const { bucket, name } of rows) {
    const answer = await call(again.port, `/storage/v1/object/public/${bucket}/${name}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (!answer.ok || digest(bytes) !== pictures.get(name)) wrong.push(`${name} (${answer.status})`);
  }
  await again.stop('SIGTERM');
  await restored.drop();
  say('pictures that rows name', rows.length);
  prove(
    `each is there, byte for byte ${wrong.slice(0, 3).join(', ')}`.trimEnd(),
    rows.length > 0 && wrong.length === 0,
  );
  const named = new Set(rows.map(({ bucket, name }) => `${bucket}/${name}`));
  const unnamed = (await places.listRestored()).filter((name) => !named.has(name));
  say('pictures without a row, which the site does not show', unnamed.length);
  // A picture that existed during the whole backup has its row.
  const settled = presentBefore.filter((name) => presentAfter.has(name)).map((name) => `event-images/${name}`);
  prove(
    'each of these was written or removed while the backup ran',
    settled.length > 0 && settled.every((name) => named.has(name)),
  );

  async function write(): Promise<void> {
    const user = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
    const begin = performance.now();
    const pending: Promise<void>[] = [];
    for (let number = 1; isWriting; number++) {
      pending.push(writeOne(number, user));
      await wait(Math.max(0, begin + (number * 1_000) / writesPerSecond - performance.now()));
    }
    await Promise.all(pending);
  }

  async function writeOne(number: number, user: string): Promise<void> {
    const { port, secretKey: key } = backend;
    const kind = kindOf(number);
    const removed = kind === 'removal' ? present.shift() : undefined;
    const name = `${user}/${number}.png`;
    const bytes = Uint8Array.from([...png, ...Buffer.from(String(number))]);
    const answer = removed
      ? await call(port, '/storage/v1/object/event-images', { key, method: 'DELETE', body: { prefixes: [removed] } })
      : kind === 'picture'
        ? await call(port, `/storage/v1/object/event-images/${name}`, { key, body: bytes, type: 'image/png' })
        : await call(port, '/rest/v1/events', {
            key,
            body: { title: `written ${number}`, category: 'leisure', location: 'Lyon' },
          });
    if (!answer.ok) {
      failures += 1;
      report(`write ${number}`, `${answer.status} ${await answer.text()}`);
      return;
    }
    written.push(number);
    if (removed) removals += 1;
    if (kind !== 'picture') return;
    pictures.set(name, digest(bytes));
    present.push(name);
  }
}

/** Runs the script of the documentation, and reads the expected rows in the same snapshot of the database. */
async function backUp(url: string, folder: string, places: PicturePlaces) {
  const sql = postgres(asSuperuser(url), { max: 1 });
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const settings = join(folder, '.env');
  await writeFile(settings, `DATABASE_URL='${url}'\nLIVELY_DATA_FOLDER='${join(folder, 'data')}'\n`);
  const script = (await readFile(resolve(root, 'docs/hosting/lively-backup'), 'utf8')).replace(
    '/srv/lively/app/.env',
    settings,
  );
  await writeFile(join(folder, 'lively-backup'), script);
  // Wraps pg_dump, so that the digests are read in the snapshot from which it starts.
  const [asked, given] = [join(folder, 'asked'), join(folder, 'given')];
  const dump = `${binaries}/pg_dump --snapshot="$(cat '${given}')" "$@"`;
  const lines = ['#!/bin/sh', `touch '${asked}'`, `until [ -s '${given}' ]; do sleep 0.05; done`];
  await writeFile(join(bin, 'pg_dump'), [...lines, `${dump} && sleep ${dumpSeconds}`, ''].join('\n'), { mode: 0o755 });
  try {
    await places.copy();
    let isRunning = true;
    const running = run('sh', [join(folder, 'lively-backup'), join(folder, 'backups')], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    }).finally(() => {
      isRunning = false;
    });
    while (isRunning && !existsSync(asked)) await wait(20);
    const expected = await sql.begin('isolation level repeatable read read only', async (transaction) => {
      const [row] = await transaction<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`;
      await writeFile(given, row?.snapshot ?? '');
      const digests = await digestTables(transaction);
      // The snapshot lasts as long as this transaction.
      await running;
      return digests;
    });
    await places.copy();
    const [day = ''] = await readdir(join(folder, 'backups'));
    return { expected, backup: join(folder, 'backups', day) };
  } finally {
    await sql.end();
  }
}

/** Runs the commands of docs/hosting.md on a server that has only the roles. @returns Its database. */
async function restore(backup: string, folder: string): Promise<TestDatabase> {
  const restored = await createDatabase(target.url);
  const database = new URL(restored.url).pathname.slice(1);
  const connection = ['--host', '127.0.0.1', '--port', String(target.port), '--username', 'postgres'];
  await run(`${binaries}/pg_restore`, [
    '--exit-on-error',
    ...connection,
    '--dbname',
    database,
    join(backup, 'database.dump'),
  ]);
  const data = join(folder, 'restored');
  await mkdir(data, { mode: 0o700 });
  await run('tar', ['-xzf', join(backup, 'data.tar.gz'), '--directory', data]);
  return restored;
}

/** Connects as the superuser, who reads every row regardless of row-level security. */
function asSuperuser(url: string): string {
  return Object.assign(new URL(url), { username: 'postgres' }).href;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
