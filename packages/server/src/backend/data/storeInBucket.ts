import type { App } from '@supabase/lite';
import { Refusal } from '../edge/Refusal.ts';
import { refuseWithin } from '../edge/refusals.ts';
import type { Bucket, FileFacts } from './openBucket.ts';

type Storage = NonNullable<App['_storageAdapter']>;

interface BucketOptions {
  /** Returns the problem and its remedy for the log. */
  readonly explain: (error: unknown) => string;
  readonly writeError: (line: string) => void;
}

/** Seconds until the client should repeat the request. */
const retryAfter = 10;
/** Min milliseconds between two log lines about a failing storage. */
const silence = 60_000;

/**
 * Stores pictures in S3-compatible storage, under the same names as in a folder. While it fails, requests for pictures get 503,
 * and the reason is logged once per minute.
 */
export function storeInBucket(storage: Storage, bucket: Bucket, { explain, writeError }: BucketOptions): void {
  let lastLine = Number.NEGATIVE_INFINITY;
  const nameOf = (folder: string, key: string) => `${folder}/${key}`;

  Object.assign(storage, {
    async getObject(folder, key) {
      const { bytes, ...facts } = await attempt(() => bucket.read(nameOf(folder, key)));
      return { httpStatusCode: 200, metadata: toMetadata(facts), body: new Blob([bytes]).stream() };
    },
    async headObject(folder, key) {
      return toMetadata(await attempt(() => bucket.look(nameOf(folder, key))));
    },
    async uploadObject(folder, key, _version, body, contentType, cacheControl) {
      const bytes = body instanceof Uint8Array ? body : await readAll(body);
      const { eTag } = await attempt(() => bucket.write(nameOf(folder, key), bytes, contentType));
      const size = bytes.length;
      return { cacheControl, contentLength: size, size, mimetype: contentType, lastModified: new Date(), eTag };
    },
    async copyObject(folder, source, _version, targetFolder, target) {
      const { eTag } = await attempt(() => bucket.copy(nameOf(folder, source), nameOf(targetFolder, target)));
      return { httpStatusCode: 200, eTag, lastModified: new Date() };
    },
    deleteObject: (folder, key) => attempt(() => bucket.remove(nameOf(folder, key))),
    async deleteObjects(folder, keys) {
      for (const key of keys) await attempt(() => bucket.remove(nameOf(folder, key)));
    },
    privateAssetUrl: async () => {
      throw new Error('Pictures in S3-compatible storage have no URL of their own.');
    },
  } satisfies Omit<Storage, 'driver'>);

  async function attempt<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await task();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw error;
      if (performance.now() - lastLine > silence) {
        lastLine = performance.now();
        writeError(`Pictures cannot be read or stored. ${explain(error)}\n`);
      }
      return refuseWithin(
        new Refusal(503, 'storage_unavailable', 'The storage of pictures does not answer. Try again in a moment.', {
          retryAfter,
        }),
      );
    }
  }
}

function toMetadata({ size, contentType, eTag, changedAt }: FileFacts) {
  return { cacheControl: 'no-cache', contentLength: size, size, mimetype: contentType, lastModified: changedAt, eTag };
}

async function readAll(body: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(body as ReadableStream<Uint8Array>).arrayBuffer());
}
