import { execFile, execFileSync } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Where Debian's package postgresql-15 keeps the server. */
const binaries = process.env.PG_BINARIES ?? '/usr/lib/postgresql/15/bin';
const port = 54_315;

export interface Cluster {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A PostgreSQL 15 of its own, in a temporary folder, reached on this machine alone.
 *
 * @throws Error when Debian's package postgresql-15 is not installed.
 */
export async function openCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-country-'));
  const account = accountOfServer();
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  await run(
    `${binaries}/initdb`,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
    account,
  );
  // What a hosted project of two processors and 8 GB has; what is measured is reads, so that nothing waits for the disk.
  const settings = [
    'shared_buffers=2GB',
    'effective_cache_size=6GB',
    'work_mem=64MB',
    'random_page_cost=1.1',
    'fsync=off',
    'jit=off',
    'max_wal_size=4GB',
  ];
  const options = [
    `-p ${port}`,
    `-k ${folder}`,
    '-c listen_addresses=127.0.0.1',
    ...settings.map((setting) => `-c ${setting}`),
  ];
  await run(
    `${binaries}/pg_ctl`,
    ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' '), 'start'],
    account,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async close() {
      await run(`${binaries}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], account);
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
