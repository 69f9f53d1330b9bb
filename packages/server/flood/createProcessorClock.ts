import { readdirSync, readFileSync } from 'node:fs';
import { listProcesses } from './readProcesses.ts';

/** Milliseconds until the list of processes and threads is read again, which takes as long as several requests. */
const refreshPeriod = 2_000;

/** Times in milliseconds since the processes began. */
export interface ProcessorTimes {
  /** Time on a processor. */
  readonly worked: number;
  /** Time ready to run, while other programs used the processors. */
  readonly waited: number;
}

/**
 * Creates a clock that runs while processes work: a wait that it measures depends on the work of the server, not on the load of
 * other programs. The clock runs twice as fast while two processors work.
 *
 * @param roots Ids of processes: their children and all their threads are counted.
 * @returns A function that reads the clock.
 */
export function createProcessorClock(roots: readonly number[]): () => ProcessorTimes {
  /** Times by thread. The times of ended threads stay. */
  const times = new Map<string, ProcessorTimes>();
  let files: string[] = [];
  let refreshed = Number.NEGATIVE_INFINITY;

  return () => {
    if (performance.now() - refreshed > refreshPeriod) {
      files = roots.flatMap((root) => listProcesses(root).flatMap(listThreads));
      refreshed = performance.now();
    }
    for (const file of files) {
      const read = readTimes(file);
      if (read) times.set(file, read);
    }
    const add = (what: keyof ProcessorTimes) => [...times.values()].reduce((sum, each) => sum + each[what], 0);
    return { worked: add('worked'), waited: add('waited') };
  };
}

function listThreads(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** Reads the times of a thread; undefined when it has ended. @see https://docs.kernel.org/scheduler/sched-stats.html */
function readTimes(file: string): ProcessorTimes | undefined {
  try {
    const [worked = 0, waited = 0] = readFileSync(file, 'utf8')
      .split(' ')
      .map((nanoseconds) => Number(nanoseconds) / 1e6);
    return { worked, waited };
  } catch {
    return undefined;
  }
}
