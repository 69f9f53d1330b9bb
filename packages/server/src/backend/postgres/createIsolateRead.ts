import type { PrimaryLog } from './createPrimaryLog.ts';
import { type Isolate, ReplicaLostError } from './isolateRequests.ts';
import type { Replicas } from './openReplicas.ts';
import type { Position } from './Position.ts';

/**
 * Runs a task that only reads on a replica that has every announced change and the writes of the task's user, or on the primary
 * if there is none. Repeats the task if its replica is lost meanwhile.
 *
 * @param written The position of the user's last write; undefined if there is none.
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
        // The replica cancelled the task to continue its replication, and could cancel it again.
        if (error.isOfLog) break;
      } finally {
        end();
      }
    }
    return isolate(task, signal);
  };
}
