import { setTimeout as wait } from 'node:timers/promises';

/** @throws Error when a task takes longer. */
export async function within<Result>(milliseconds: number, task: PromiseLike<Result>): Promise<Result> {
  const late = new AbortController();
  const timeout = wait(milliseconds, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error('PostgreSQL takes too long to answer.');
  });
  try {
    return await Promise.race([task, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {});
  }
}
