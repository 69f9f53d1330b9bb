import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyNewData } from '../../testing/copyNewData';
import { toDatabaseError, toStartError } from '../startup/StartError';
import { type Backend, createBackend } from './createBackend';

const root = resolve(import.meta.dirname, '../../../..');
process.chdir(root);

const folders: string[] = [];
async function newFolder(): Promise<string> {
  const folder = join(await mkdtemp(join(tmpdir(), 'lively-start-')), 'data');
  folders.push(folder);
  return folder;
}
const start = (dataFolder: string): Promise<Backend> =>
  createBackend({ root, siteUrl: 'http://localhost:5173', dataFolder });

const failWith = (code: string) => Object.assign(new Error('something\n  at /deep/inside'), { code });

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(resolve(folder, '..'), { recursive: true, force: true });
});

test.each([
  ['ENOSPC', 'The disk that holds /data is full. Free some space'],
  ['EACCES', 'The folder /data cannot be written (EACCES). Make it writable'],
  ['EROFS', 'The folder /data is on a file system that is mounted read-only (EROFS). Mount it read-write'],
  ['ENOTDIR', 'A file stands where the folder /data should be'],
])('the error %s becomes one line with the folder and a solution', (code, line) => {
  const { message } = toStartError(failWith(code), '/data') as Error;
  expect(message).toContain(line);
  expect(message).not.toContain('\n');
});

test('only a failure of the database itself advises to move the data', () => {
  const { message } = toDatabaseError(failWith('XX000'), '/data') as Error;
  expect(message).toMatch(
    /^The data in \/data cannot be opened: something\. Restore a copy of the folder, or move[^\n]*$/,
  );
  for (const error of [
    failWith('XX000'),
    failWith('ECONNREFUSED'),
    failWith('ERR_INVALID_URL'),
    new TypeError('something'),
  ])
    expect(toStartError(error, '/data')).toBe(error);
});

test('an invalid URL of the site is not taken for damaged data', async () => {
  const folder = await newFolder();
  await copyNewData(folder);
  const siteUrl = 'agenda.mairie.example';
  const failure = await createBackend({ root, siteUrl, dataFolder: folder }).then(
    (backend) => backend.close(),
    (error: Error) => error.message,
  );
  expect(failure ?? '').not.toMatch(/move it away|Restore/);
});

test('a file at the path of the folder is reported and kept', async () => {
  const folder = await newFolder();
  await writeFile(folder, 'mine');
  await expect(start(folder)).rejects.toThrow(`A file stands where the folder ${folder} should be`);
});

test.skipIf(process.platform !== 'linux')('an unwritable folder gives an error with a solution', async () => {
  const line =
    /^The folder \/sys(\/lively)? (cannot be written|is on a file system that is mounted read-only) \(E[A-Z]+\)\. M/;
  await expect(start('/sys/lively')).rejects.toThrow(line);
});

/** Runs a command in a namespace in which it may mount, without rights on the machine. */
const unshare = (command: string) => spawnSync('unshare', ['-rm', 'sh', '-c', command], { encoding: 'utf8' });
const mountReadOnly = (path: string) => `mount --bind ${path} ${path} && mount -o remount,bind,ro ${path}`;

describe.skipIf(unshare('true').status !== 0)(
  'the error of a read-only mount, which is different from damaged data',
  () => {
    test.each([
      ['around a folder that does not exist yet', '.', 'data/deep', '.'],
      ['of the data folder', 'data', 'data', 'data'],
      ['of the database', 'data/postgres', 'data', 'data/postgres'],
      ['of the pictures', 'data/pictures', 'data', 'data/pictures'],
    ])('%s', async (_, mounted, dataFolder, named) => {
      const around = resolve(await newFolder(), '..');
      await mkdir(join(around, mounted), { recursive: true });
      const open = `import('${import.meta.dirname}/data/dataFolder.ts').then(({ dataPathsOf }) =>
      import('${import.meta.dirname}/data/assertWritable.ts').then(({ assertWritable }) =>
        assertWritable(dataPathsOf('/', '${join(around, dataFolder)}')))).catch(({ message }) => console.log(message))`;
      const { stdout } = unshare(`${mountReadOnly(join(around, mounted))} && ${process.execPath} -e "${open}"`);
      expect(stdout).toBe(
        `The folder ${join(around, named)} is on a file system that is mounted read-only (EROFS). Mount it read-write, or set LIVELY_DATA_FOLDER to a folder that can be written.\n`,
      );
    });
  },
);

test('an interrupted first start and each kind of damage have their own errors, and a repaired folder can be opened', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = await newFolder();
  await copyNewData(folder);
  const control = join(folder, 'postgres/global/pg_control');
  const log = join(
    folder,
    'postgres/pg_wal',
    (await readdir(join(folder, 'postgres/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name))[0] ?? '',
  );
  const [wholeControl, wholeLog] = [await readFile(control), await readFile(log)];

  await writeFile(control, Buffer.alloc(8192));
  await expect(start(folder)).rejects.toThrow(
    `The database in ${folder} is damaged: global/pg_control is empty. Restore a copy of the folder, or move it away`,
  );
  await truncate(control, 100);
  await expect(start(folder)).rejects.toThrow('global/pg_control is cut off after 100 bytes');
  await rm(control);
  await expect(start(folder)).rejects.toThrow('global/pg_control is missing');
  await writeFile(control, wholeControl);
  await truncate(log, 4096);
  await expect(start(folder)).rejects.toThrow(/write-ahead log [0-9A-F]{24} is cut off after 4096 bytes/);
  await writeFile(log, wholeLog);

  // Leftovers of an interrupted start beside a complete database change nothing.
  await writeFile(join(folder, 'postgres.unfinished'), 'half of a database');
  const backend = await start(folder);
  await expect(start(folder)).rejects.toThrow(`is held by process ${process.pid}`);
  await backend.close();
});
