import type { PrimaryLog } from './createPrimaryLog.ts';
import { type Isolate, ReplicaLostError } from './isolateRequests.ts';
import type { Replicas } from './openReplicas.ts';
import type { Position } from './Position.ts';

/**
 * Runs a task that only reads on a replica that has every announced change, and what its user has written; where there is none,
 * on the primary. One whose replica is lost meanwhile is run again.
 *
 * @param written What the user of the task has written; undefined for one that has not.
 */
export type IsolateRead = <Result>(
  task: () => Promise<Result>,
  signal?: AbortSignal,
  written?: Position,
) => Promise<Result>;

export function createIsolateRead(isolate: Isolate, replicas: Replicas, log: PrimaryLog): IsolateRead {
  return async (task, signal, written = 0n) => {
    for (;;) {
      const announced = await log.announced();
      if (announced === undefined) break;
      const replica = await replicas.choose(announced > written ? announced : written);
      if (!replica) break;
      const end = replica.begin();
      try {
        return await isolate(task, signal, replica);
      } catch (error) {
        if (!(error instanceof ReplicaLostError)) throw error;
        // What was cancelled for the sake of the log may be cancelled there again.
        if (error.isOfLog) break;
      } finally {
        end();
      }
    }
    return isolate(task, signal);
  };
}
