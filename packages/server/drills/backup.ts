import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { createDatabase } from '../testing/createDatabase.ts';
import { binaries, openCluster } from '../testing/openCluster.ts';
import { call, signUp } from './call.ts';
import { digestTables, findDifferences } from './digestTables.ts';
import { check, report } from './report.ts';
import { startBackend } from './startBackend.ts';

/*
 * Backs up a site by `docs/hosting/lively-backup` during twenty writes a second, restores it into an empty server as
 * docs/hosting.md says, and compares the rows of every table with those of the moment of the backup, and every picture.
 * `DRILL_SECONDS` of writes before and after the backup, 10 without.
 */
const seconds = Number(process.env.DRILL_SECONDS ?? 10);
const writesPerSecond = 20;
/** Every so many writes one is a picture. */
const pictureEvery = 5;
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const isEvent = (number: number) => number % pictureEvery > 0;
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const folder = await mkdtemp(join(tmpdir(), 'lively-drill-'));
const [dataFolder, restoredFolder] = [join(folder, 'data'), join(folder, 'restored')];
const [source, target] = await Promise.all([openCluster(), openCluster()]);
try {
  const { url } = await createDatabase(source.url);
  const backend = await startBackend({ databaseUrl: url, dataFolder });
  const token = await signUp(backend.port, 'zoe@exemple.fr');
  const written: number[] = [];
  const pictures = new Map<string, string>();
  let [isWriting, failures] = [true, 0];
  const writing = write();
  await wait(seconds * 1_000);
  const before = [...written];
  const { expected, backup } = await backUp(url);
  report('writes that were acknowledged while the backup ran', written.length - before.length);
  await wait(seconds * 1_000);
  isWriting = false;
  await writing;
  await backend.stop('SIGTERM');
  report('writes before, during and after it', written.length);
  check('no write failed', failures === 0);

  const restored = await restore(backup);
  const sql = postgres(asSuperuser(restored), { max: 1 });
  const differences = findDifferences(expected, await digestTables(sql));
  report('tables that are compared', expected.size);
  report('of them with rows', [...expected.values()].filter((text) => !text.startsWith('0 ')).length);
  check(
    `every table has the rows of the moment of the backup ${differences.join(', ')}`.trimEnd(),
    differences.length === 0,
  );
  const events = await sql<{ title: string }[]>`select title from public.events where title like 'written %'`;
  const titles = new Set(events.map(({ title }) => title));
  check(
    'every event that was acknowledged before the backup is there',
    before.filter(isEvent).every((number) => titles.has(`written ${number}`)),
  );
  check('the backup ends before the last write: it was made meanwhile', titles.size < written.filter(isEvent).length);
  await sql.end();

  const again = await startBackend({ databaseUrl: restored, dataFolder: restoredFolder });
  check('a session of before is valid', (await call(again.port, '/auth/v1/user', { token })).status === 200);
  const kept = postgres(asSuperuser(restored), { max: 1 });
  const files = await kept<{ name: string }[]>`select name from storage.objects where bucket_id = 'event-images'`;
  await kept.end();
  const wrong = [];
  for (const { name } of files) {
    const answer = await call(again.port, `/storage/v1/object/public/event-images/${name}`);
    if (digest(new Uint8Array(await answer.arrayBuffer())) !== pictures.get(name)) wrong.push(name);
  }
  report('pictures that are compared', files.length);
  check(
    'every picture that the database names is there, byte for byte',
    files.length >= before.filter((number) => !isEvent(number)).length && wrong.length === 0,
  );
  await again.stop('SIGTERM');

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
    const name = `${user}/${number}.png`;
    const bytes = Uint8Array.from([...png, ...Buffer.from(String(number))]);
    const answer = isEvent(number)
      ? await call(port, '/rest/v1/events', {
          key,
          body: { title: `written ${number}`, category: 'leisure', location: 'Lyon' },
        })
      : await call(port, `/storage/v1/object/event-images/${name}`, { key, body: bytes, type: 'image/png' });
    if (!answer.ok) {
      failures += 1;
      report(`write ${number}`, `${answer.status} ${await answer.text()}`);
      return;
    }
    written.push(number);
    if (!isEvent(number)) pictures.set(name, digest(bytes));
  }
} finally {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
}

/** Runs the script of the documentation, and reads what it is to hold: both in one snapshot of the database. */
async function backUp(url: string) {
  const sql = postgres(asSuperuser(url), { max: 1 });
  const bin = join(folder, 'bin');
  await mkdir(bin);
  const settings = join(folder, '.env');
  await writeFile(settings, `DATABASE_URL='${url}'\nLIVELY_DATA_FOLDER='${dataFolder}'\n`);
  const script = (await readFile(resolve(root, 'docs/hosting/lively-backup'), 'utf8')).replace(
    '/srv/lively/app/.env',
    settings,
  );
  await writeFile(join(folder, 'lively-backup'), script);
  try {
    return await sql.begin('isolation level repeatable read read only', async (transaction) => {
      const [row] = await transaction<{ snapshot: string }[]>`select pg_export_snapshot() as snapshot`;
      // The same program, at the moment that is compared.
      await writeFile(join(bin, 'pg_dump'), `#!/bin/sh\nexec ${binaries}/pg_dump --snapshot='${row?.snapshot}' "$@"\n`);
      await chmod(join(bin, 'pg_dump'), 0o755);
      await run('sh', [join(folder, 'lively-backup'), join(folder, 'backups')], {
        env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      });
      const [day = ''] = await readdir(join(folder, 'backups'));
      return { expected: await digestTables(transaction), backup: join(folder, 'backups', day) };
    });
  } finally {
    await sql.end();
  }
}

/** The commands of docs/hosting.md, on a server that has the roles and nothing else. @returns The URL of the database. */
async function restore(backup: string): Promise<string> {
  const { url } = await createDatabase(target.url);
  const database = new URL(url).pathname.slice(1);
  const connection = ['--host', '127.0.0.1', '--port', String(target.port), '--username', 'postgres'];
  await run(`${binaries}/pg_restore`, [
    '--exit-on-error',
    ...connection,
    '--dbname',
    database,
    join(backup, 'database.dump'),
  ]);
  await mkdir(restoredFolder, { mode: 0o700 });
  await run('tar', ['-xzf', join(backup, 'data.tar.gz'), '--directory', restoredFolder]);
  return url;
}

/** As the superuser, who reads every row, whatever the policies of a table say. */
function asSuperuser(url: string): string {
  return Object.assign(new URL(url), { username: 'postgres' }).href;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
