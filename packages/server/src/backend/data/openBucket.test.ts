import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openStorage, type TestStorage } from '../../../testing/openStorage';
import { readStorageUrl } from '../../settings/readStorageUrl';
import { openBucket } from './openBucket';
import { openPictureStorage } from './openPictureStorage';

let storage: TestStorage;
beforeAll(async () => {
  storage = await openStorage();
});
afterAll(() => storage.close());
afterEach(() => vi.unstubAllEnvs());

function open(url = storage.url, keys = storage.keys) {
  for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
  return openBucket(readStorageUrl(url));
}
const missing = expect.objectContaining({ code: 'ENOENT' });

test('a file can be written, read, copied, inspected and removed', async () => {
  const bucket = await open();
  const bytes = new Uint8Array([0, 255, 10, 13]);
  const name = 'avatars/été à Évry/1.png';
  const { eTag } = await bucket.write(name, bytes, 'image/png');
  expect(await bucket.read(name)).toMatchObject({ bytes, size: 4, contentType: 'image/png', eTag });
  await bucket.copy(name, 'avatars/2.png');
  expect(await bucket.look('avatars/2.png')).toMatchObject({ size: 4, contentType: 'image/png' });
  for (const each of [name, 'avatars/2.png', 'avatars/3.png']) await bucket.remove(each);
  await expect(bucket.read(name)).rejects.toEqual(missing);
  await expect(bucket.look('avatars/2.png')).rejects.toEqual(missing);
  bucket.close();
});

test('servers with the same storage have the same id, servers with another storage another id', async () => {
  const ids = await Promise.all([open(), open(storage.url.replace('pictures', 'elsewhere'))]);
  const again = await open();
  expect(again.id).toBe(ids[0].id);
  expect(again.id).not.toBe(ids[1].id);
  for (const bucket of [...ids, again]) bucket.close();
});

test.each([
  [
    'another bucket',
    () => open(storage.url.replace('lively', 'autre')),
    'There is no bucket "autre" in the storage at http',
  ],
  [
    'wrong keys',
    () => open(storage.url, { ...storage.keys, AWS_SECRET_ACCESS_KEY: 'wrong' }),
    'refuses the keys of the bucket "lively" (SignatureDoesNotMatch). Set AWS_ACCESS_KEY_ID',
  ],
  [
    'no server',
    () => open('s3://lively?endpoint=http://127.0.0.1:9'),
    'No storage answers at http://127.0.0.1:9 (ECONNREFUSED)',
  ],
])('%s stops the start with one line', async (_, start, problem) => {
  await expect(start()).rejects.toThrow(problem);
});

test('a storage without a database server is refused', async () => {
  const paths = { pictures: '/nowhere' } as Parameters<typeof openPictureStorage>[1]['paths'];
  await expect(openPictureStorage(storage.url, { paths, databaseUrl: undefined })).rejects.toThrow(
    'LIVELY_STORAGE needs DATABASE_URL',
  );
});
