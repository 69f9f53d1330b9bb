import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where Debian's package postgresql-15 keeps the server. */
export const binaries = process.env.PG_BINARIES ?? '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL server can be started here. */
export const hasPostgres = existsSync(`${binaries}/initdb`);

/** A server that belongs to the process that opened it. */
export interface Cluster {
  readonly port: number;
  /** The id of its first process, the parent of all others. */
  readonly pid: number;
  /** Of its database `postgres`, as its superuser. */
  readonly url: string;
  restart(): Promise<void>;
  /** Ends it at once, as a machine that fails. */
  kill(): Promise<void>;
  /** After `kill`. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A PostgreSQL of its own, in a temporary folder, reached on this machine alone. What it writes may be lost: nothing
 * waits for the disk.
 *
 * @param settings Lines of postgresql.conf: `work_mem=64MB`.
 * @throws Error when Debian's package postgresql-15 is not installed.
 */
export async function openCluster(settings: readonly string[] = []): Promise<Cluster> {
  return launch(settings, (data) => [
    'initdb',
    ...['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
  ]);
}

/** A replica that streams what a cluster writes, made as a host makes one. */
export async function openReplica({ url }: Pick<Cluster, 'url'>, settings: readonly string[] = []): Promise<Cluster> {
  return launch(settings, (data) => [
    'pg_basebackup',
    ...['-d', url, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream'],
  ]);
}

/** @param make The command that makes the folder of the data. */
async function launch(settings: readonly string[], make: (data: string) => readonly string[]): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-cluster-'));
  const account = accountOfServer();
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const [program, ...parameters] = make(data);
  await run(`${binaries}/${program}`, parameters, account);
  const port = await findPort();
  // A replica that is made while its primary writes reads what was written meanwhile.
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    '-c fsync=off',
    '-c wal_keep_size=512MB',
  ];
  const given = [...options, ...settings.map((setting) => `-c ${setting}`)].join(' ');
  const control = (...parameters: string[]) => run(`${binaries}/pg_ctl`, ['-D', data, '-w', ...parameters], account);
  const start = async () => {
    await control('-l', join(folder, 'log'), '-o', given, 'start');
    const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    pid = Number(first);
  };
  let pid = Number.NaN;
  await start();
  let isKilled = false;
  const kill = async () => {
    isKilled = true;
    await control('-m', 'immediate', 'stop');
  };
  return {
    port,
    get pid() {
      return pid;
    },
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart() {
      await control('-m', 'fast', '-l', join(folder, 'log'), '-o', given, 'restart');
    },
    kill,
    async start() {
      await start();
      isKilled = false;
    },
    async close() {
      if (!isKilled) await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root: there, Debian's account of it runs it. */
function accountOfServer(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres']).toString());
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
