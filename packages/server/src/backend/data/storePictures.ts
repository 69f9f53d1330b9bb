import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';

/**
 * Stores pictures in a folder, and reads each completely to serve it. The package would open a stream and leave its closing to
 * the garbage collector, which causes warnings of Node.
 */
export function storePictures(storage: NonNullable<App['_storageAdapter']>, folder: string): void {
  Object.assign(storage, { basePath: folder });
  storage.getObject = async (bucket, key, version) => {
    const metadata = await storage.headObject(bucket, key, version);
    const url = await storage.privateAssetUrl(bucket, key, version);
    const bytes = await readFile(url.slice('file://'.length));
    return { httpStatusCode: 200, metadata, body: new Blob([bytes]).stream() };
  };
}
