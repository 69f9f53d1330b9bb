import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordResult, PasswordTask } from './PasswordTask.ts';

/** The priority of a program that leaves the processors to others while they need them: `nice 10`. */
const background = 10;

/*
 * Hashes passwords, one after the other: each takes a tenth of a second of a processor. `hashInThread` starts this thread. Pages
 * and the database go first, so that a stream of passwords does not delay them. Only Linux has a priority per thread.
 */
if (process.platform === 'linux') setPriority(background);

parentPort?.on('message', ({ id, password, against }: PasswordTask) => {
  parentPort?.postMessage({ id, ...run() } satisfies PasswordResult);

  function run() {
    try {
      return { result: typeof against === 'number' ? hashSync(password, against) : compareSync(password, against) };
    } catch (error) {
      return { error };
    }
  }
});
