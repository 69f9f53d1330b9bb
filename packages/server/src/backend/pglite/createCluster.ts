import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

/**
 * Creates the files of a new PGlite, in a process of its own: PGlite takes 430 MB for this, which only the end of a process
 * returns.
 *
 * @param folder Absolute: a path with nothing in it.
 * @throws Error with the last line of the process.
 */
export async function createCluster(folder: string): Promise<void> {
  const script = resolve(import.meta.dirname, 'initializeCluster.ts');
  // Each statement runs once, so the optimising compiler of V8 would only take time and memory.
  const run = promisify(execFile)(process.execPath, ['--wasm-tier-up-filter=0', script, folder]);
  await run.catch((cause: Error & { stderr?: string }) => {
    const reason = cause.stderr?.trim().split('\n').at(-1) || cause.message;
    throw new Error(`PGlite cannot create a database in ${folder}: ${reason}`, { cause });
  });
}
