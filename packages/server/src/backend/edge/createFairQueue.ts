import type { Isolate } from '../postgres/isolateRequests.ts';
import { createWaitingList, type Waiting } from './createWaitingList.ts';

export type Lane = 'read' | 'write';

export interface QueueOptions extends Waiting {
  /** Whether the task may be stopped while it runs, because all that it writes is one transaction. */
  readonly canStop?: boolean;
}

/** Runs tasks in their turn. */
export interface FairQueue {
  /** @throws Refusal 503 when too many tasks wait, 499 when the signal is aborted before the task is done. */
  run<Result>(lane: Lane, task: () => Promise<Result>, options?: QueueOptions): Promise<Result>;
}

/**
 * A queue for the one connection of PGlite, where reads and writes take turns: fifty readers make a write wait for one
 * read, not for fifty.
 *
 * One at a time is a matter of access, not of speed. A request sets its user for its transaction, and the package opens
 * transactions on the shared connection without excluding each other: two at once would run as one user.
 */
export function createFairQueue(isolate: Isolate): FairQueue {
  const waiting = { read: createWaitingList(), write: createWaitingList() };
  let isBusy = false;

  return {
    async run(lane, task, { canStop = false, ...options } = {}) {
      if (isBusy) await waiting[lane].wait(options);
      isBusy = true;
      try {
        return await isolate(task, canStop ? options.signal : undefined);
      } finally {
        // Still busy when another one comes meanwhile: the next one has been chosen.
        isBusy = waiting[lane === 'read' ? 'write' : 'read'].next() || waiting[lane].next();
      }
    },
  };
}
