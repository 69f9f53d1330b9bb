import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readStorageUrl } from '../src/settings/readStorageUrl.ts';
import { openStorage, type TestStorage } from '../testing/openStorage.ts';

/** The storage of the pictures of the site that is backed up, and of the restored site. */
export interface PicturePlaces {
  readonly name: string;
  /** Undefined for the data folder. */
  readonly source?: TestStorage;
  readonly target?: TestStorage;
  /** Copies the pictures as a host does, before and after `lively-backup`. */
  copy(): Promise<void>;
  /** The restored files: the name of the bucket of the backend, and the name of the picture. */
  listRestored(): Promise<string[]>;
  close(): Promise<void>;
}

/** Pictures in the data folder, which `lively-backup` packs. */
export function inFolder(restoredFolder: string): PicturePlaces {
  const pictures = join(restoredFolder, 'pictures');
  return {
    name: 'folder',
    copy: async () => {},
    async listRestored() {
      const entries = await readdir(pictures, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && entry.name !== '.id');
      return files.map(({ parentPath, name }) => relative(pictures, join(parentPath, name)));
    },
    close: async () => {},
  };
}

/** Pictures in a bucket, which is copied to the bucket of the restored site like `rclone copy` does: no file is removed there. */
export async function inBucket(): Promise<PicturePlaces> {
  const [source, target] = [await openStorage(), await openStorage()];
  const [from, to] = [openClient(source), openClient(target)];
  const list = async ({ client, bucket, prefix }: ReturnType<typeof openClient>) => {
    const found = new Map<string, string>();
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken: token });
      const { Contents = [], NextContinuationToken } = await client.send(command);
      for (const { Key = '', ETag = '' } of Contents) found.set(Key, ETag);
      token = NextContinuationToken;
    } while (token);
    return found;
  };
  const isPicture = (key: string) => !key.endsWith('/.lively-id');

  return {
    name: 'bucket',
    source,
    target,
    async copy() {
      const copied = await list(to);
      for (const [Key, eTag] of await list(from)) {
        if (copied.get(Key) === eTag || !isPicture(Key)) continue;
        const file = await from.client
          .send(new GetObjectCommand({ Bucket: from.bucket, Key }))
          .catch((error: Error) => {
            // The picture was removed after the list was read.
            if (error.name !== 'NoSuchKey') throw error;
          });
        if (!file?.Body) continue;
        const { Body, ContentType } = file;
        const bytes = await Body.transformToByteArray();
        await to.client.send(new PutObjectCommand({ Bucket: to.bucket, Key, Body: bytes, ContentType }));
      }
    },
    async listRestored() {
      return [...(await list(to)).keys()].filter(isPicture).map((key) => key.slice(to.prefix.length));
    },
    async close() {
      for (const { client } of [from, to]) client.destroy();
      await Promise.all([source.close(), target.close()]);
    },
  };
}

function openClient({ url, keys }: TestStorage) {
  const { bucket, prefix, endpoint = '' } = readStorageUrl(url);
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = keys;
  const client = new S3Client({
    endpoint,
    forcePathStyle: true,
    region: 'us-east-1',
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  // The storage of the tests expects the path of a bucket without a slash at its end.
  client.middlewareStack.add(
    (next) => (call) => {
      const request = call.request as { path: string };
      request.path = request.path.replace(/\/$/, '');
      return next(call);
    },
    { step: 'build' },
  );
  return { client, bucket, prefix };
}
