import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyNewData } from '../../testing/copyNewData';
import { type Backend, createBackend } from './createBackend';
import { dataPathsOf, oldPicturesFolder } from './data/dataFolder';
import { moveOldDatabase } from './moveOldDatabase';
import { moveOldPictures } from './moveOldPictures';

const root = resolve(import.meta.dirname, '../../../..');
process.chdir(root);
const siteUrl = 'http://localhost:5173';
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const demoUser = '00000000-0000-4000-9000-000000000001';

let parent: string;
let folder: string;
let backend: Backend | undefined;

beforeEach(async () => {
  // The storage logs a line for a missing file.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  parent = await mkdtemp(join(tmpdir(), 'lively-old-'));
  folder = join(parent, 'data');
  await copyNewData(folder);
});

afterEach(async () => {
  await backend?.close();
  backend = undefined;
  await rm(parent, { recursive: true });
});

const start = async () => {
  backend = await createBackend({ root, siteUrl, dataFolder: folder });
  return backend;
};
const statusOf = async ({ fetch }: Backend, path: string) => (await fetch(new Request(`${siteUrl}${path}`))).status;
const exec = async ({ app }: Backend, statement: string) =>
  (await app.connection.exec<{ rows: Record<string, unknown>[] }>(statement)).rows;

/** Moves the database to its place in the first version: directly into the data folder. */
async function moveBack(): Promise<void> {
  const database = join(folder, 'postgres');
  for (const name of await readdir(database)) await rename(join(database, name), join(folder, name));
  await rm(database, { recursive: true });
}

test('a database of the first version is moved to its new place with its signing secret', async () => {
  await moveBack();
  await writeFile(join(parent, 'jwt-secret'), 's'.repeat(64));
  await writeFile(`${folder}.lock`, '999999999');
  const { app } = await start();
  expect((await app.connection.exec<{ rows: unknown[] }>('select from public.events')).rows.length).toBeGreaterThan(60);
  expect(await readFile(join(folder, 'signing-secret'), 'utf8')).toBe('s'.repeat(64));
  expect(await readdir(folder)).not.toContain('base');
  expect(existsSync(`${folder}.lock`)).toBe(false);
});

test('a move that was interrupted after any number of files is completed', async () => {
  const whole = await readdir(join(folder, 'postgres'));
  for (const count of [1, 5, Number.POSITIVE_INFINITY]) {
    await moveBack();
    const names = (await readdir(folder)).filter((name) => name !== 'PG_VERSION');
    await mkdir(join(folder, 'postgres.moving'));
    const moved = count < names.length ? names.slice(0, count) : [...names, 'PG_VERSION'];
    for (const name of moved) await rename(join(folder, name), join(folder, 'postgres.moving', name));
    await moveOldDatabase(dataPathsOf(root, folder));
    expect([count, await readdir(folder)]).toEqual([count, ['postgres']]);
    expect([count, await readdir(join(folder, 'postgres'))]).toEqual([count, whole]);
  }
  expect((await exec(await start(), 'select from public.events')).length).toBeGreaterThan(60);
});

test('the data of a running server of the first version is not moved', async () => {
  await moveBack();
  await writeFile(`${folder}.lock`, '1');
  await expect(start()).rejects.toThrow(`The data in ${folder} is held by process 1`);
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
});

test('the pictures of a database are moved once to its folder, and no other files', async () => {
  const picture = `avatars/${demoUser}/${Date.now()}.png`;
  const old = resolve(root, oldPicturesFolder, picture);
  const other = join(dirname(old), '1000000000000.png');
  await mkdir(dirname(old), { recursive: true });
  await writeFile(old, png);
  await writeFile(other, png);
  try {
    const first = await start();
    await exec(
      first,
      `insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'avatars', '${picture.slice(8)}')`,
    );
    expect(await statusOf(first, `/storage/v1/object/public/${picture}`)).not.toBe(200);
    await first.close();
    const second = await start();
    expect(await statusOf(second, `/storage/v1/object/public/${picture}`)).toBe(200);
    expect([existsSync(old), existsSync(other)]).toEqual([false, true]);
  } finally {
    await rm(old, { force: true });
    await rm(other, { force: true });
  }
});

test('an interrupted move removes a copied picture from the old folder and keeps a replaced one', async () => {
  const { app } = await start();
  const names = ['copied', 'replaced'].map((name) => `${name}.png`);
  for (const name of names)
    await app.connection.exec(
      `insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'avatars', '${name}')`,
    );
  const [from, to] = [join(parent, 'old'), join(parent, 'new')];
  for (const place of [from, to]) {
    await mkdir(join(place, 'avatars'), { recursive: true });
    for (const name of names) await writeFile(join(place, 'avatars', name), png);
  }
  await writeFile(join(to, 'avatars/replaced.png'), 'another picture');
  await moveOldPictures(app, from, to);
  expect(await readdir(join(from, 'avatars'))).toEqual(['replaced.png']);
  expect(await readFile(join(to, 'avatars/replaced.png'), 'utf8')).toBe('another picture');
  await rm(join(from, 'avatars/replaced.png'));
  await moveOldPictures(app, from, to);
  expect(existsSync(from)).toBe(false);
});

test('a repair is logged once', async () => {
  const written: string[] = [];
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(written.push(String(text))));
  const first = await start();
  await exec(
    first,
    `insert into private.repairs (relation, column_name, reason) values ('public.events', 'title', 'something to see')`,
  );
  await first.close();
  await (await start()).close();
  await start();
  spy.mockRestore();
  expect(written.filter((line) => line.startsWith('Repaired'))).toEqual([
    'Repaired public.events.title, rows: 1. It needs something to see; the table private.repairs lists the changes.\n',
  ]);
});

test('the error of a failed migration contains its reason', async () => {
  const first = await start();
  // The migration runs again on its own results.
  await exec(first, `delete from supabase_migrations.schema_migrations where version = '20261123230022'`);
  await first.close();
  backend = undefined;
  const line =
    /^The database in [^\n]* cannot be brought up to date: function "list_candidates" already exists[^\n]*no row is lost[^\n]*$/;
  await expect(start()).rejects.toThrow(line);
});
