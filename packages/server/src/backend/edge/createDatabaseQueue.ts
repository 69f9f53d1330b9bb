import type { IsolateRead } from '../postgres/createIsolateRead.ts';
import type { Isolate } from '../postgres/isolateRequests.ts';
import type { Position } from '../postgres/Position.ts';
import { createFairQueue, type QueueLoad, type QueueShape } from './createFairQueue.ts';
import type { Waiting } from './createWaitingList.ts';

/** Requests for pictures have a lane of their own: storage elsewhere may take seconds, and no other request waits for it. */
export type Lane = 'read' | 'write' | 'picture';

interface TaskOptions extends Waiting {
  /** Whether the task may be stopped while it runs, because all that it writes is one transaction. */
  readonly canStop?: boolean;
  /** Where a replica may run the task, because it only reads: what its user has written. */
  readonly onReplica?: { readonly written: Position | undefined } | undefined;
}

/** Runs tasks that use a database in their turn: see `createFairQueue`. */
export interface DatabaseQueue {
  /** @throws Refusal as `FairQueue.run` does, and 499 when the signal stops the task. */
  run<Result>(lane: Lane, task: () => Promise<Result>, options?: TaskOptions): Promise<Result>;
  /** The tasks of each lane at this moment. */
  load(): Readonly<Record<Lane, QueueLoad>>;
}

/** @param isolateRead What runs tasks on replicas. @default every task runs on the database that is written */
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
