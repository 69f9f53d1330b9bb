import { parentPort } from 'node:worker_threads';
import { compareSync, hashSync } from 'bcryptjs';
import type { PasswordResult, PasswordTask } from './PasswordTask.ts';

/* Hashes passwords, one after the other: each takes a tenth of a second of a processor. `hashInThread` starts this thread. */
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
