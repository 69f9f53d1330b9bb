import type { Isolate } from '../postgres/isolateRequests.ts';
import { createFairQueue, type QueueShape } from './createFairQueue.ts';
import type { Waiting } from './createWaitingList.ts';

export type Lane = 'read' | 'write';

interface TaskOptions extends Waiting {
  /** Whether the task may be stopped while it runs, because all that it writes is one transaction. */
  readonly canStop?: boolean;
}

/** Runs tasks that use a database in their turn: see `createFairQueue`. */
export interface DatabaseQueue {
  /** @throws Refusal as `FairQueue.run` does, and 499 when the signal stops the task. */
  run<Result>(lane: Lane, task: () => Promise<Result>, options?: TaskOptions): Promise<Result>;
}

export function createDatabaseQueue(shape: QueueShape<Lane>, isolate: Isolate): DatabaseQueue {
  const queue = createFairQueue(shape);
  return {
    run: (lane, task, { canStop = false, ...options } = {}) =>
      queue.run(lane, () => isolate(task, canStop ? options.signal : undefined), options),
  };
}
