import type { Isolate } from '../postgres/isolateRequests.ts';
import type { FairQueue, Lane } from './createFairQueue.ts';
import { createWaitingList } from './createWaitingList.ts';

/**
 * A queue for PostgreSQL, where each request has a connection of its own: reads run side by side, writes as many at a
 * time as their lane is wide, and neither waits for the other.
 */
export function createLanes(widths: Readonly<Record<Lane, number>>, isolate: Isolate): FairQueue {
  const waiting = { read: createWaitingList(), write: createWaitingList() };
  const free = { ...widths };

  return {
    async run(lane, task, { canStop = false, ...options } = {}) {
      if (free[lane] > 0) free[lane]--;
      else await waiting[lane].wait(options);
      try {
        return await isolate(task, canStop ? options.signal : undefined);
      } finally {
        // The next task takes this place before any that comes later.
        if (!waiting[lane].next()) free[lane]++;
      }
    },
  };
}
