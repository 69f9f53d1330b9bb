import type { FairQueue, Lane } from './createFairQueue.ts';

/**
 * A queue for PostgreSQL, where each request has a connection of its own: reads run side by side, writes as many at a
 * time as their lane is wide, and neither waits for the other.
 *
 * @param isolate Runs a task on a connection that nobody else uses meanwhile.
 */
export function createLanes(
  widths: Readonly<Record<Lane, number>>,
  isolate: <Result>(task: () => Promise<Result>) => Promise<Result>,
): FairQueue {
  const waiting: Record<Lane, (() => void)[]> = { read: [], write: [] };
  const free = { ...widths };

  return {
    async run(lane, task) {
      if (free[lane] > 0) free[lane]--;
      else await new Promise<void>((start) => waiting[lane].push(start));
      try {
        return await isolate(task);
      } finally {
        // Whoever is next takes this place, so that nobody slips in between.
        const next = waiting[lane].shift();
        if (next) next();
        else free[lane]++;
      }
    },
  };
}
