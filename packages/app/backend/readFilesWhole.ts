import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';

/**
 * Makes a stored file be read whole when it is served. By itself the package opens each one as a stream and leaves the
 * closing to the garbage collector, of which Node warns.
 */
export function readFilesWhole(storage: NonNullable<App['_storageAdapter']>): void {
  storage.getObject = async (bucket, key, version) => {
    const metadata = await storage.headObject(bucket, key, version);
    const address = await storage.privateAssetUrl(bucket, key, version);
    const bytes = await readFile(address.slice('file://'.length));
    return { httpStatusCode: 200, metadata, body: new Blob([bytes]).stream() };
  };
}
