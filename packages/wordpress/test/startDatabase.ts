import { execFileSync, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { startProcess } from './startProcess.ts';

/**
 * Starts MariaDB with an empty database `wordpress`, which only its socket reaches.
 *
 * @param folder - Empty, for its files.
 */
export async function startDatabase(folder: string) {
  const socket = join(folder, 'db.sock');
  const data = join(folder, 'db');
  const user = `--user=${userInfo().username}`;
  const install = [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ];
  execFileSync('mariadb-install-db', install, { stdio: 'pipe' });
  const serve = [
    '--no-defaults',
    `--datadir=${data}`,
    user,
    `--socket=${socket}`,
    '--skip-networking',
    `--pid-file=${join(folder, 'db.pid')}`,
  ];
  const ask = (sql: string) =>
    spawnSync('mariadb', ['--no-defaults', '--user=root', `--socket=${socket}`, '--execute', sql]);
  const { stop } = await startProcess('mariadbd', serve, {}, async () => ask('select 1').status === 0);
  const { status, stderr } = ask('create database wordpress character set utf8mb4');
  if (status !== 0) throw new Error(`The database could not be created: ${stderr}`);
  return { socket, stop };
}
