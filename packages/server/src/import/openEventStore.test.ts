import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { copyNewData } from '../../testing/copyNewData.ts';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { importRecords } from './importRecords.ts';
import { openEventStore } from './openEventStore.ts';
import { toEventRow } from './toEventRow.ts';

const root = resolve(import.meta.dirname, '../../../..');
const cleanUps: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** Creates a repository with only its database project, separate from a server that runs on this machine. */
async function makeRoot(): Promise<string> {
  const folder = await realpath(await mkdtemp(resolve(tmpdir(), 'lively-import-')));
  cleanUps.push(() => rm(folder, { recursive: true }));
  await mkdir(resolve(folder, 'supabase/.temp'), { recursive: true });
  for (const name of ['config.toml', 'migrations', 'schemas', 'seed.sql']) {
    await symlink(resolve(root, 'supabase', name), resolve(folder, 'supabase', name));
  }
  return folder;
}

/** Creates a folder with the file of a running server at this address. */
async function folderOf(server: Record<string, string>): Promise<string> {
  const folder = await makeRoot();
  await mkdir(resolve(folder, 'supabase/.temp/data'), { recursive: true });
  await writeFile(resolve(folder, 'supabase/.temp/data/server.json'), JSON.stringify(server));
  return folder;
}

/** Starts a server that accepts the key `right`, and has no events. */
async function serve(): Promise<string> {
  const server: Server = createServer((request, response) => {
    response.statusCode = request.headers.apikey === 'right' ? 200 : 401;
    response.setHeader('Content-Type', 'application/json').end('[]');
  });
  await new Promise<void>((listen) => server.listen(0, '127.0.0.1', listen));
  cleanUps.push(() => new Promise((closed) => server.close(closed)));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test('the import uses a running server', async () => {
  const url = await serve();
  const { store, place } = await openEventStore(await folderOf({ url, secretKey: 'right' }), {});
  expect(place).toBe(`${url}, which is running`);
  expect(await store.readImported('openagenda', ['1'])).toEqual(new Map());
});

test('the import stops if the running server has another key', async () => {
  const folder = await folderOf({ url: await serve(), secretKey: 'wrong' });
  await expect(openEventStore(folder, {})).rejects.toThrow(/answered 401.*Stop that server, or restart it/);
});

test('a hosted project has priority and requires both of its values', async () => {
  const folder = await folderOf({ url: await serve(), secretKey: 'right' });
  const hosted = { SUPABASE_URL: 'https://project.example', SUPABASE_SECRET_KEY: 'sb_secret_x' };
  expect((await openEventStore(folder, hosted)).place).toBe('https://project.example');
  await expect(openEventStore(folder, { SUPABASE_URL: hosted.SUPABASE_URL })).rejects.toThrow('one is missing');
  await expect(openEventStore(folder, { SUPABASE_SECRET_KEY: 'x' })).rejects.toThrow('one is missing');
});

test('the import uses the database without a server, and reports the rows that its checks refuse', async () => {
  const before = process.cwd();
  const folder = await makeRoot();
  await copyNewData(resolve(folder, 'supabase/.temp/data'));
  const { store, place } = await openEventStore(folder, {});
  cleanUps.unshift(
    () => store.close(),
    async () => process.chdir(before),
  );
  expect(place).toBe('the database of this folder');
  await store.noteRun('records.json', { records: 1, refused: [] });
  expect(await importRecords(readFixture(), store)).toMatchObject({ added: 3, problems: 0 });
  expect(await importRecords(readFixture(), store)).toMatchObject({ added: 0, changed: 0, unchanged: 3, problems: 0 });
  expect(await importRecords([recordWith({ status: 6 })], store)).toMatchObject({ added: 0, changed: 1, problems: 0 });
  expect((await store.readImported('openagenda', ['1001'])).get('1001')?.status).toBe('cancelled');

  const hostile = 'Le "Bar", (chez) Zoé\\ & fils';
  const same = recordWith({ uid: 'a "1", (b)', title_fr: 'Bal', location_name: hostile });
  expect(await importRecords([same], store)).toMatchObject({ added: 1, duplicates: 0 });
  expect(await importRecords([same], store)).toMatchObject({ unchanged: 1 });
  expect(await store.readSimilar([toEventRow(same)])).toMatchObject([
    { title: 'Bal', venue: hostile, source: 'openagenda', source_uid: 'a "1", (b)' },
  ]);
  const isWhole = { isWhole: true, now: Date.parse('2026-01-01T00:00:00Z') };
  expect(await importRecords(readFixture(), store, isWhole)).toMatchObject({ gone: 1 });

  // The embedded backend logs refusals of the database.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const [row] = [...(await store.readImported('openagenda', ['1001'])).values()];
  if (!row) throw new Error('nothing was kept');
  const impossible = { ...row, source_uid: 'impossible', latitude: 91 };
  expect(await store.upsert([row, impossible])).toMatchObject([{ row: { source_uid: 'impossible' } }]);
});

test('the server of another data folder is not used', async () => {
  const folder = await folderOf({ url: await serve(), secretKey: 'wrong', dataFolder: 'supabase/.temp/data' });
  const there = openEventStore(folder, { LIVELY_DATA_FOLDER: './supabase/.temp/data' });
  await expect(there).rejects.toThrow('answered 401');
  await rm(resolve(folder, 'supabase/config.toml'));
  const before = process.cwd();
  cleanUps.unshift(async () => process.chdir(before));
  const elsewhere = openEventStore(folder, { LIVELY_DATA_FOLDER: 'supabase/.temp/other' });
  await expect(elsewhere).rejects.toThrow('The embedded backend reads supabase/config.toml');
});
