import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { RecordSource } from './RecordSource.ts';
import { readBytes } from './readBytes.ts';
import { splitRecords } from './splitRecords.ts';

/**
 * Opens the records of a file, plain or gzip.
 *
 * @throws Error when the file does not exist, with what to do.
 */
export async function openFile(path: string): Promise<RecordSource> {
  const { size, mtimeMs } = await stat(path).catch((error: Error) => {
    throw new Error(`Cannot read ${path} (${error.message}), so nothing was imported. Check the path.`);
  });
  const stream = createReadStream(path);
  return {
    records: splitRecords(readBytes(stream), path),
    progress: () => (size ? stream.bytesRead / size : 1),
    version: `${size} ${mtimeMs}`,
  };
}
