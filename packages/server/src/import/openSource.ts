import { resolve } from 'node:path';
import { downloadRecords } from './downloadRecords.ts';
import { openFile } from './openFile.ts';
import type { RecordSource } from './RecordSource.ts';

/**
 * Opens the records of a file, or of a URL.
 *
 * @throws Error when there is nothing to read, with what to do.
 */
export async function openSource(source: string, folder: string): Promise<RecordSource> {
  return /^https?:/i.test(source) ? downloadRecords(new URL(source)) : openFile(resolve(folder, source));
}
