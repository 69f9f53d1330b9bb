import { randomUUID } from 'node:crypto';
import type { BucketPlace } from '../../settings/readStorageUrl.ts';
import { StartError } from '../../startup/StartError.ts';

/** The metadata of a stored file. */
export interface FileFacts {
  /** Bytes. */
  readonly size: number;
  readonly contentType: string;
  readonly eTag: string;
  readonly changedAt: Date;
}

export interface StoredFile extends FileFacts {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A place in S3-compatible storage. Names are paths without a leading slash. */
export interface Bucket {
  /** Identifies the place: servers that use the same place read the same id. */
  readonly id: string;
  /** @throws Error with the code ENOENT if there is no such file. */
  read(name: string): Promise<StoredFile>;
  /** @throws Error with the code ENOENT if there is no such file. */
  look(name: string): Promise<FileFacts>;
  write(name: string, bytes: Uint8Array, contentType: string): Promise<{ readonly eTag: string }>;
  copy(source: string, target: string): Promise<{ readonly eTag: string }>;
  /** Removes a file. A missing file is not an error. */
  remove(name: string): Promise<void>;
  close(): void;
}

/** Milliseconds. The request of a user waits meanwhile. */
const [connectionTimeout, requestTimeout] = [2_000, 5_000];
const idName = '.lively-id';

/**
 * Opens the storage, and checks that it can be read and written.
 *
 * @throws StartError, one line with what to do.
 */
export async function openBucket(place: BucketPlace): Promise<Bucket> {
  // Sites that store pictures in a folder do not load this module.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client({
    ...(place.endpoint && { endpoint: place.endpoint, forcePathStyle: true }),
    // Most other storage than AWS has one region, and accepts any name.
    region: place.region ?? process.env.AWS_REGION ?? 'us-east-1',
    // Other storage than AWS does not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout, requestTimeout, throwOnRequestTimeout: true },
  });
  const at = (name: string) => ({ Bucket: place.bucket, Key: place.prefix + name });
  try {
    return { id: await readId(), read, look, write, copy, remove, close: () => client.destroy() };
  } catch (error) {
    client.destroy();
    throw toStartError(error, place);
  }

  async function read(name: string): Promise<StoredFile> {
    const answer = await client.send(new s3.GetObjectCommand(at(name))).catch(throwMissing);
    const bytes = new Uint8Array((await answer.Body?.transformToByteArray()) ?? []);
    return { bytes, ...describe(answer) };
  }

  async function look(name: string): Promise<FileFacts> {
    const answer = await client.send(new s3.HeadObjectCommand(at(name))).catch(throwMissing);
    return describe(answer);
  }

  async function write(name: string, bytes: Uint8Array, contentType: string, isNew = false) {
    const command = { ...at(name), Body: bytes, ContentType: contentType, ...(isNew && { IfNoneMatch: '*' }) };
    const { ETag = '' } = await client.send(new s3.PutObjectCommand(command));
    return { eTag: ETag };
  }

  async function copy(source: string, target: string) {
    const path = `${place.bucket}/${place.prefix}${source}`.split('/').map(encodeURIComponent).join('/');
    const answer = await client.send(new s3.CopyObjectCommand({ ...at(target), CopySource: path })).catch(throwMissing);
    return { eTag: answer.CopyObjectResult?.ETag ?? '' };
  }

  async function remove(name: string): Promise<void> {
    await client.send(new s3.DeleteObjectCommand(at(name)));
  }

  /**
   * Reads the id, or creates it. If two servers create it in parallel, only one succeeds in storage with conditional writes; in
   * other storage both read the last id.
   */
  async function readId(): Promise<string> {
    const readText = async () => new TextDecoder().decode((await read(idName)).bytes);
    try {
      return await readText();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    await write(idName, new TextEncoder().encode(randomUUID()), 'text/plain', true).catch((error) => {
      if (nameOf(error) !== 'PreconditionFailed') throw error;
    });
    return readText();
  }
}

interface Answer {
  ContentLength?: number | undefined;
  ContentType?: string | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
}

function describe(answer: Answer): FileFacts {
  const { ContentLength = 0, ContentType = 'application/octet-stream', ETag = '', LastModified = new Date(0) } = answer;
  return { size: ContentLength, contentType: ContentType, eTag: ETag, changedAt: LastModified };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

/** Converts the error of a missing file to that of a folder. HEAD has no body, and therefore another error name. */
function throwMissing(error: unknown): never {
  if (['NoSuchKey', 'NotFound'].includes(nameOf(error)))
    throw Object.assign(new Error('There is no such file in the storage.'), { code: 'ENOENT' });
  throw error;
}

/** Explains a failure of the storage and its remedy to the host. */
export function explainFailure(error: unknown, { bucket, endpoint = 'AWS' }: BucketPlace): string {
  const { name, message, code = '' } = error as NodeJS.ErrnoException;
  if (name === 'NoSuchBucket')
    return `There is no bucket "${bucket}" in the storage at ${endpoint}. Create it, or correct LIVELY_STORAGE.`;
  if (['AccessDenied', 'InvalidAccessKeyId', 'SignatureDoesNotMatch', 'Forbidden'].includes(name))
    return `The storage at ${endpoint} refuses the keys of the bucket "${bucket}" (${name}). Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to keys that may read, write and delete there.`;
  if (name === 'CredentialsProviderError')
    return `There are no keys for the storage at ${endpoint}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (name === 'PermanentRedirect' || name === 'AuthorizationHeaderMalformed')
    return `The bucket "${bucket}" is in another region. Name it in LIVELY_STORAGE: region=…`;
  if (['TimeoutError', 'AbortError'].includes(name) || /^E[A-Z]+$/.test(code))
    return `No storage answers at ${endpoint} (${code || name}). Start it, or correct LIVELY_STORAGE.`;
  return `The storage at ${endpoint} failed (${name}): ${message}`;
}

function toStartError(error: unknown, place: BucketPlace): StartError {
  return error instanceof StartError ? error : new StartError(explainFailure(error, place), { cause: error });
}
