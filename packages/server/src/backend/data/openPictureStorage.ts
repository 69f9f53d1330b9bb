import type { App } from '@supabase/lite';
import { readStorageUrl } from '../../settings/readStorageUrl.ts';
import { StartError } from '../../startup/StartError.ts';
import type { DataPaths } from './dataFolder.ts';
import { explainFailure, openBucket } from './openBucket.ts';
import { readStorageId } from './readStorageId.ts';
import { storeInBucket } from './storeInBucket.ts';
import { storePictures } from './storePictures.ts';

/** The storage of the pictures of users: a folder, or S3-compatible storage. */
export interface PictureStorage {
  /** Servers that share the storage read the same id. */
  readonly id: string;
  keepPicturesOf(storage: NonNullable<App['_storageAdapter']>): void;
  close(): void;
}

interface StorageOptions {
  readonly paths: DataPaths;
  readonly databaseUrl: string | undefined;
}

/**
 * @param url The URL of S3-compatible storage; undefined for the folder of the data.
 * @throws StartError, one line with what to do.
 */
export async function openPictureStorage(
  url: string | undefined,
  { paths: { pictures }, databaseUrl }: StorageOptions,
): Promise<PictureStorage> {
  if (!url)
    return {
      id: databaseUrl ? await readStorageId(pictures) : pictures,
      keepPicturesOf: (storage) => storePictures(storage, pictures),
      close: () => {},
    };
  if (!databaseUrl)
    throw new StartError(
      'LIVELY_STORAGE needs DATABASE_URL: the database of the data folder answers one request at a time, and all would wait for the storage. Set both, or neither.',
    );
  const place = readStorageUrl(url);
  const bucket = await openBucket(place);
  return {
    id: bucket.id,
    keepPicturesOf: (storage) =>
      storeInBucket(storage, bucket, {
        explain: (error) => explainFailure(error, place),
        writeError: (line) => process.stderr.write(line),
      }),
    close: () => bucket.close(),
  };
}
