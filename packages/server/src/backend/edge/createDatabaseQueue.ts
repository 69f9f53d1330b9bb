import type { IsolateRead } from '../postgres/createIsolateRead.ts';
import type { Isolate } from '../postgres/isolateRequests.ts';
import type { Position } from '../postgres/Position.ts';
import { createFairQueue, type QueueLoad, type QueueShape } from './createFairQueue.ts';
import type { Waiting } from './createWaitingList.ts';

/** The lanes of the queue. Pictures have a separate lane: remote storage may take seconds, and no other request waits for it. */
export type Lane = 'read' | 'write' | 'picture';

interface TaskOptions extends Waiting {
  /** Whether a running task may be cancelled, because all its writes are in one transaction. */
  readonly canStop?: boolean;
  /** Set if a replica may run the task, because it only reads: the position of the last write of its user. */
  readonly onReplica?: { readonly written: Position | undefined } | undefined;
}

/** Runs tasks that use a database in a fair order: see `createFairQueue`. */
export interface DatabaseQueue {
  /** @throws Refusal as `FairQueue.run` does, and 499 when the signal cancels the task. */
  run<Result>(lane: Lane, task: () => Promise<Result>, options?: TaskOptions): Promise<Result>;
  /** Returns the current tasks of each lane. */
  load(): Readonly<Record<Lane, QueueLoad>>;
}

/** @param isolateRead Runs tasks on replicas. @default every task runs on the primary */
export function createDatabaseQueue(
  shape: QueueShape<Lane>,
  isolate: Isolate,
  isolateRead: IsolateRead = (task, signal) => isolate(task, signal),
): DatabaseQueue {
  const queue = createFairQueue(shape);
  return {
    load: queue.load,
    run: (lane, task, { canStop = false, onReplica, ...options } = {}) => {
      const signal = canStop ? options.signal : undefined;
      return queue.run(
        lane,
        () => (onReplica ? isolateRead(task, signal, onReplica.written) : isolate(task, signal)),
        options,
      );
    },
  };
}
