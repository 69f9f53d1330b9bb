import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';

/**
 * Makes pictures lie in a folder of their own, and be read whole when they are served. By itself the package opens each
 * one as a stream and leaves the closing to the garbage collector, of which Node warns.
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
