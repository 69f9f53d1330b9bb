import { readdirSync, readFileSync } from 'node:fs';
import { listProcesses } from './readProcesses.ts';

/** Milliseconds for which a list of processes and threads is used. */
const refreshPeriod = 250;

/** Milliseconds since the processes began. */
export interface ProcessorTimes {
  /** On a processor. */
  readonly worked: number;
  /** Ready to work, while other programs had the processors. */
  readonly waited: number;
}

/**
 * A clock that runs while processes work: what a request waits by it depends on what the server had to do, not on what
 * other programs took of the machine meanwhile. Two processors at work make it run twice as fast.
 *
 * @param roots Ids of processes: their children and all their threads are counted.
 * @returns A function that reads the clock.
 */
export function createProcessorClock(roots: readonly number[]): () => ProcessorTimes {
  /** By thread; the times of threads that have ended stay. */
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
    // The process ended meanwhile.
    return [];
  }
}

/** Undefined when the thread has ended. @see https://docs.kernel.org/scheduler/sched-stats.html */
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
