import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Backend, createBackend } from '../src/backend/createBackend';
import { openBucket } from '../src/backend/data/openBucket';
import { readStorageUrl } from '../src/settings/readStorageUrl';
import { createDatabase } from '../testing/createDatabase';
import { type Cluster, hasPostgres, openCluster } from '../testing/openCluster';
import { openStorage, type TestStorage } from '../testing/openStorage';
import { readVerifyPath } from '../testing/readVerifyPath';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../../..');
const siteUrl = 'http://localhost:5173';
const account = { email: 'zoe@exemple.fr', password: 'une phrase assez longue' };
const picture = Buffer.from('RIFF\0\0\0\0WEBPVP8 et des pixels', 'latin1');

interface Call {
  readonly body?: object | Buffer;
  readonly token?: string | undefined;
  readonly method?: string;
}

// Needs PostgreSQL (Debian: apt install postgresql).
describe.skipIf(!hasPostgres)('two servers with one database and one bucket', () => {
  let cluster: Cluster;
  let storage: TestStorage;
  let folder: string;
  let databaseUrl: string;
  let said = '';
  let token: string;
  let userId: string;
  const servers: Backend[] = [];

  const call = (index: number, path: string, { body, token, method = body ? 'POST' : 'GET' }: Call = {}) => {
    const server = servers[index] as Backend;
    const isPicture = Buffer.isBuffer(body);
    return server.fetch(
      new Request(siteUrl + path, {
        method,
        headers: {
          'Content-Type': isPicture ? 'image/webp' : 'application/json',
          apikey: server.publishableKey,
          'x-forwarded-for': '198.51.100.1',
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: isPicture ? new Uint8Array(body) : JSON.stringify(body) }),
      }),
    );
  };
  let moment = 1_700_000_000_000;
  const newPath = () => `avatars/${userId}/${moment++}.webp`;
  const store = (index: number, path: string) => call(index, `/storage/v1/object/${path}`, { body: picture, token });
  const read = (index: number, path: string) => call(index, `/storage/v1/object/public/${path}`);

  beforeAll(async () => {
    process.chdir(root);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      said += text;
      return true;
    });
    [cluster, storage] = await Promise.all([openCluster(), openStorage()]);
    ({ url: databaseUrl } = await createDatabase(cluster.url));
    folder = await mkdtemp(join(tmpdir(), 'lively-pictures-'));
    for (const [name, value] of Object.entries(storage.keys)) vi.stubEnv(name, value);
    const choices = { isSeeded: false, passwordRounds: 4, databaseUrl, storageUrl: storage.url };
    for (const name of ['one', 'two'])
      servers.push(await createBackend({ root, siteUrl, dataFolder: join(folder, name), ...choices }));
    await call(0, '/auth/v1/signup', { body: account });
    await call(0, readVerifyPath(servers[0]?.mailbox.mails ?? [], account.email));
    const login = await call(0, '/auth/v1/token?grant_type=password', { body: account });
    const session = await login.json();
    token = session.access_token;
    userId = session.user.id;
  });

  afterAll(async () => {
    vi.unstubAllEnvs();
    for (const server of servers) await server.close();
    await storage?.close();
    await cluster?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('both servers report the same place of the pictures', () => {
    expect(said).not.toContain('Another server of this database');
  });

  test('a picture stored by one server is served, replaced and removed by the other, and is in no folder', async () => {
    const path = newPath();
    expect((await store(0, path)).status).toBe(200);
    const answer = await read(1, path);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    const moved = { bucketId: 'avatars', sourceKey: path.slice('avatars/'.length) };
    const destinationKey = newPath().slice('avatars/'.length);
    expect((await call(1, '/storage/v1/object/move', { body: { ...moved, destinationKey }, token })).status).toBe(200);
    expect((await read(0, path)).status).toBe(404);
    expect((await read(0, `avatars/${destinationKey}`)).status).toBe(200);
    const prefixes = [destinationKey];
    expect((await call(0, '/storage/v1/object/avatars', { method: 'DELETE', body: { prefixes }, token })).status).toBe(
      200,
    );
    expect((await read(1, `avatars/${destinationKey}`)).status).toBe(404);
    expect(await readdir(join(folder, 'one'))).not.toContain('pictures');
  });

  test('an unavailable storage is reported, and slow storage does not delay other requests', async () => {
    const path = newPath();
    await store(0, path);
    await storage.stop();
    const refused = await read(0, path);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await refused.json()).toMatchObject({ error: 'storage_unavailable' });
    expect((await store(0, newPath())).status).toBe(503);
    expect(said.match(/Pictures cannot be read or stored\. No storage answers at/g)).toHaveLength(1);

    await storage.start();
    storage.setHanging(true);
    const hanging = [store(0, newPath()), store(0, newPath()), store(0, newPath())];
    await vi.waitFor(() => expect(storage.unanswered).toBeGreaterThan(0));
    let stored = 0;
    for (const each of hanging) void each.then(() => stored++);
    const body = { full_name: 'Zoé' };
    const written = await call(0, `/rest/v1/profiles?id=eq.${userId}`, { method: 'PATCH', body, token });
    expect(written.status).toBe(204);
    expect(stored).toBe(0);
    storage.setHanging(false);
    // Each request is repeated once after its timeout.
    expect((await Promise.all(hanging)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(0, path)).status).toBe(200);
  });

  test('the command for erasure removes the pictures of a person from the bucket', async () => {
    const path = newPath();
    await store(0, path);
    const secretFile = join(folder, 'secret');
    await writeFile(secretFile, `${storage.keys.AWS_SECRET_ACCESS_KEY}\n`);
    const { AWS_SECRET_ACCESS_KEY: _, ...inherited } = process.env;
    const { stdout } = await run(process.execPath, ['supabase/gdprErase.ts', account.email], {
      cwd: root,
      env: {
        ...inherited,
        DATABASE_URL: databaseUrl,
        LIVELY_STORAGE: storage.url,
        LIVELY_DATA_FOLDER: folder,
        AWS_SECRET_ACCESS_KEY_FILE: secretFile,
      },
    });
    expect(JSON.parse(stdout)).toMatchObject({ account: userId, picturesRemoved: true });
    const bucket = await openBucket(readStorageUrl(storage.url));
    await expect(bucket.read(path)).rejects.toMatchObject({ code: 'ENOENT' });
    bucket.close();
  });
});
