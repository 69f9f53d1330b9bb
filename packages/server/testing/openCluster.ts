import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** The folder of the server in Debian's package postgresql-15. */
export const binaries = process.env.PG_BINARIES ?? '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL server can be started here. */
export const hasPostgres = existsSync(`${binaries}/initdb`);

/** A server that belongs to the process that opened it. */
export interface Cluster {
  readonly port: number;
  /** The id of its main process, the parent of all others. */
  readonly pid: number;
  /** The URL of its database `postgres`, as its superuser. */
  readonly url: string;
  restart(): Promise<void>;
  /** Kills it immediately, like a machine that fails. */
  kill(): Promise<void>;
  /** Starts it again after `kill`. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a temporary folder, reachable only on this machine. Its data may be lost, because it does not
 * wait for the disk.
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

/** Starts a replica that streams from a cluster, created as a host creates one. */
export async function openReplica({ url }: Pick<Cluster, 'url'>, settings: readonly string[] = []): Promise<Cluster> {
  return launch(settings, (data) => [
    'pg_basebackup',
    ...['-d', url, '-D', data, '--write-recovery-conf', '--checkpoint=fast', '--wal-method=stream'],
  ]);
}

/** @param make The command that creates the folder of the data. */
async function launch(settings: readonly string[], make: (data: string) => readonly string[]): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-cluster-'));
  const account = accountOfServer();
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const [program, ...parameters] = make(data);
  await run(`${binaries}/${program}`, parameters, account);
  const port = await findPort();
  // A replica that is created while its primary writes must read that data afterwards.
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

/** Returns the account for the server, which refuses to run as root: in this case Debian's account. */
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
