export type Lane = 'read' | 'write';

/** Runs tasks in their turn. */
export interface FairQueue {
  run<Result>(lane: Lane, task: () => Promise<Result>): Promise<Result>;
}

/**
 * A queue for the one connection of PGlite, where reads and writes take turns: fifty readers make a write wait for one
 * read, not for fifty.
 *
 * One at a time is a matter of access, not of speed. A request sets its user for its transaction, and the package opens
 * transactions on the shared connection without excluding each other: two at once would run as one user.
 */
export function createFairQueue(): FairQueue {
  const waiting: Record<Lane, (() => void)[]> = { read: [], write: [] };
  let isBusy = false;

  return {
    async run(lane, task) {
      if (isBusy) await new Promise<void>((start) => waiting[lane].push(start));
      isBusy = true;
      try {
        return await task();
      } finally {
        const other = lane === 'read' ? 'write' : 'read';
        const next = waiting[other].shift() ?? waiting[lane].shift();
        // Still busy for whoever comes in between: the next one has been chosen.
        if (next) next();
        else isBusy = false;
      }
    },
  };
}
